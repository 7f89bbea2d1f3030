import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import retired from './retired.json' with { type: 'json' };
import { root } from './workspace.ts';

/** Longest sentence that a document may have, in words. */
export const SENTENCE_MAX = 35;

export interface Problem {
  readonly line: number;
  readonly message: string;
}

/** Relative clauses and pronouns that must not be the subject of a docstring's first sentence. */
const CLAUSE =
  /^(who|whom|whose|what|that|which|where|when|nobody|somebody|everybody|whoever|whatever|wherever|whenever)\b/i;

/** Openings that only look like a clause: `When` and `Where` with a comma introduce a condition. */
const CONDITION = /^(when|where|whenever|wherever)\b[^.:;]*,/i;

const phrases = retired.phrases.map((phrase) => ({
  phrase,
  pattern: new RegExp(`\\b(?:${phrase})\\b`, 'i'),
}));

/** Text of a comment without its delimiters; a docstring keeps one line for each line of the source. */
const textOf = (comment: string): string =>
  comment.replaceAll(/^\/\*\*?|\*\/$|^\s*\*(?!\/) ?|^\/\/+/gm, '').replaceAll(/`[^`\n]*`/g, '`code`');

function phraseProblems(text: string, line: number): readonly Problem[] {
  const flat = text.replaceAll(/\s+/g, ' ');
  return phrases.flatMap(({ phrase, pattern }) => {
    if (!pattern.test(flat)) return [];
    // A phrase may span two lines: report the comment's first line then.
    const lineIndex = text.split('\n').findIndex((each) => pattern.test(each));
    return [{ line: line + Math.max(lineIndex, 0), message: `"${phrase}" is retired` }];
  });
}

/** Calls and constructors whose first argument is a test title or an error text. */
const TITLED = /^(?:it|test|describe)\b|Error$/;

/** Returns the text that people read in a node: a test title, a story name or an error text. */
function shownText(node: ts.Node, path: string, file: ts.SourceFile): ts.Node | undefined {
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && TITLED.test(node.expression.getText(file)))
    return node.arguments?.[0];
  const isStoryName = path.endsWith('.stories.tsx') && ts.isPropertyAssignment(node);
  return isStoryName && node.name.getText(file) === 'name' ? node.initializer : undefined;
}

/** Whether a node is text in which `//` and `/*` begin no comment. */
const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateLiteralToken(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** A part of a source: where it begins and ends. */
type Range = readonly [start: number, end: number];

/** Returns the comments of a source, which has texts in these places, in their order. */
function findComments(source: string, texts: readonly Range[]): readonly Range[] {
  const comments: Range[] = [];
  const opening = /\/\*[^]*?\*\/|\/\/.*/g;
  let next = 0;
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const position = match.index;
    while (next < texts.length && texts[next]![1] <= position) next += 1;
    const [start, end] = texts[next] ?? [Infinity, Infinity];
    if (start <= position) opening.lastIndex = end;
    else comments.push([position, opening.lastIndex]);
  }
  return comments;
}

const anyPhrase = new RegExp(`\\b(?:${retired.phrases.join('|')})\\b`, 'i');
const docstringClause = new RegExp(`/\\*\\*[\\s*]*${CLAUSE.source.slice(1)}`, 'i');

/** Whether anything may be wrong in a source, by its text alone. The tree of a source takes ten times as long. */
function isSuspect(source: string): boolean {
  // A phrase may span two lines, in a docstring with an asterisk between them.
  const texts = [source, source.replaceAll(/^\s*\*(?!\/)/gm, '')];
  return docstringClause.test(source) || texts.some((text) => anyPhrase.test(text.replaceAll(/\s+/g, ' ')));
}

/** Returns what is wrong with the comments, titles and error texts of a source file. */
export function checkSource(path: string, source: string): readonly Problem[] {
  if (!isSuspect(source)) return [];
  const file = ts.createSourceFile(path, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const problems: Problem[] = [];
  const texts: Range[] = [];
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const text = shownText(node, path, file);
    if (text && (ts.isStringLiteralLike(text) || ts.isTemplateExpression(text)))
      problems.push(...phraseProblems(text.getText(file), lineOf(text.getStart(file))));
    if (isText(node)) texts.push([ts.isJsxText(node) ? node.pos : node.getStart(file), node.end]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const [start, end] of findComments(source, texts)) {
    const comment = source.slice(start, end);
    const text = textOf(comment);
    problems.push(...phraseProblems(text, lineOf(start)));
    const opening = CLAUSE.exec(text.trim());
    if (comment.startsWith('/**') && opening && !CONDITION.test(text.trim()))
      problems.push({
        line: lineOf(start),
        message: `docstring opens with "${opening[0]}": start with a verb or a noun`,
      });
  }
  return problems;
}

/** Paragraphs of prose with the line they begin at; code, tables, headings and HTML are left out. */
function paragraphsOf(markdown: string): readonly { text: string; line: number }[] {
  const paragraphs: { text: string; line: number }[] = [];
  let isCode = false;
  let isOpen = false;
  // The packages of a changeset stand before its text.
  const text = markdown.replace(/^---\n[^]*?\n---\n/, (header) => header.replaceAll(/.+/g, ''));
  text.split('\n').forEach((raw, index) => {
    if (raw.trimStart().startsWith('```')) isCode = !isCode;
    const isProse = !isCode && /^\s*(?!```)[^\s|#<!]/.test(raw);
    const isItem = /^\s*([-*]|\d+\.)\s/.test(raw);
    const last = paragraphs.at(-1);
    if (isProse && isOpen && !isItem && last) last.text += ` ${raw.trim()}`;
    else if (isProse) paragraphs.push({ text: raw.trim(), line: index + 1 });
    isOpen = isProse;
  });
  return paragraphs;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns what is wrong with the prose of a document. */
export function checkDocument(markdown: string): readonly Problem[] {
  const long = paragraphsOf(markdown).flatMap(({ text, line }) => {
    // With a capital, because code may begin a sentence.
    const plain = text.replaceAll(/`[^`]*`/g, 'Code').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return Array.from(
      sentences.segment(plain),
      ({ segment }) => segment.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0,
    )
      .filter((words) => words > SENTENCE_MAX)
      .map((words) => ({
        line,
        message: `a sentence of ${words} words: split it (at most ${SENTENCE_MAX})`,
      }));
  });
  const prose = paragraphsOf(markdown).flatMap(({ text, line }) =>
    phraseProblems(text.replaceAll(/`[^`]*`/g, '`code`'), line),
  );
  return [...long, ...prose];
}

/** Texts of members, the rule catalogue and the lists of this check keep their own words. */
const EXEMPT =
  /^docs\/spec\/|\.generated\.|^packages\/i18n\/src\/(locales|legal)\/|^packages\/demo\/src\/people\/texts\/|^\.tools\/language\.test\.ts$|^docs\/glossary\.md$|CHANGELOG|^(packages|templates)\/[^/]+\/api\//;

export function checkRepository(): readonly string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const problems = file.endsWith('.md') ? checkDocument(text) : checkSource(file, text);
      return problems.map(({ line, message }) => `${file}:${line} ${message}`);
    });
}

if (import.meta.main) {
  const problems = checkRepository();
  problems.forEach((problem) => console.error(problem));
  console.log(problems.length === 0 ? 'No retired words.' : `${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
