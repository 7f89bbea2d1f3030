/** Output of a command of the operators. */
export interface CommandOutput {
  /** Text for a terminal; empty when the command has printed everything itself. */
  text: string;
  /** The same for scripts, as plain data. Default: the command lists nothing. */
  data?: unknown;
  /** Whether the command found a problem, so that a script must not go on. Default: false. */
  isFailure?: boolean;
}
