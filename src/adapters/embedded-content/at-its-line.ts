import { readFileSync } from 'node:fs';
import { ContentError } from './content-error';

/**
 * Adds a line number to a content error: that of the field, id or name that the problem mentions (`nights: …`,
 * `dress-code: …`, `no port atlantis`), or the first line where neither is found.
 */
export function atItsLine(error: ContentError): ContentError {
  const { where, problem } = error;
  if (/:\d+$/.test(where)) return error;
  const lines = linesOf(where);
  const [, field] = /^([\w-]+)(?:\[\d+\])?:/.exec(problem) ?? [];
  const [, name] = /^(?:sequence: )?no [\w ]*?([\w-]+)(?: \(|$)/.exec(problem) ?? [];
  const isIt = (line: string) =>
    name === undefined
      ? line.startsWith(`${field}:`) || new RegExp(`\\bid: *${field}$`).test(line)
      : new RegExp(`\\b${name}\\b`).test(line);
  const index = lines.findIndex(isIt);
  return lines.length === 0 ? error : new ContentError(`${where}:${Math.max(index, 0) + 1}`, problem);
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
