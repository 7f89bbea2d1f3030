/** The member API as the host sees it: in process, or somewhere else. */
export interface HostApi {
  /** Answers a request of a site; `address` is the network address of who asks, where it is known. Never rejects. */
  fetch(request: Request, options: { site: string; address?: string | undefined }): Promise<Response>;
  /** Whether it can answer. */
  isReady(): Promise<boolean>;
  /** Ends open event streams at once; clients open them again elsewhere. Other requests are handled as before. */
  stop(): void;
  /** Ends what still runs and closes what it opened. */
  close(): Promise<void>;
  /** Log-ins to try a demo with. */
  readonly logins?: readonly { site: string; email: string; password: string }[];
  /** File names of the drawn portraits of its people. */
  readonly portraits?: ReadonlySet<string>;
}

/** Pictures under `/cdn`. */
export interface HostImages {
  /** Answers a picture; null where there is none. */
  fetch(request: Request): Promise<Response | null>;
}
