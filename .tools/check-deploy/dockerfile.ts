import { DockerfileParser, type Instruction, type ModifiableInstruction } from 'dockerfile-ast';

/** An instruction of a Dockerfile that builds an image. */
export interface Step {
  readonly keyword: string;
  /** Its flags by name, such as `from`. */
  readonly flags: Readonly<Record<string, string>>;
  /** Its text after keyword and flags. */
  readonly text: string;
}

/** A stage of a build. The last one becomes the image. */
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Step[];
}

const flagsOf = (instruction: Instruction): Record<string, string> => {
  const flags = 'getFlags' in instruction ? (instruction as ModifiableInstruction).getFlags() : [];
  return Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? '']));
};

/** Replaces `$NAME` and `${NAME}`. */
export const expand = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (_, bracedName: string, bare: string) => values[bracedName ?? bare] ?? '',
  );

/** Reads `NAME=value NAME="other value"`. */
export const pairsIn = (text: string): [string, string][] =>
  [...text.matchAll(/([\w.-]+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quotedValue, plain]) => [
    name,
    quotedValue ?? plain ?? '',
  ]);

/** Reads the form `["program", "argument"]`. */
export const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** Returns the stages of a Dockerfile. */
export function readStages(text: string): Stage[] {
  const values: Record<string, string> = {};
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const content = instruction.getArgumentsContent() ?? '';
    if (keyword === 'ARG' && stages.length === 0) Object.assign(values, Object.fromEntries(pairsIn(content)));
    else if (keyword === 'FROM') {
      const [image = '', , name = ''] = expand(content, values).split(/\s+/);
      stages.push({ name, image, steps: [] });
    } else stages.at(-1)?.steps.push({ keyword, flags: flagsOf(instruction), text: content });
  }
  return stages;
}
