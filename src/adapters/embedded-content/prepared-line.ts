import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ContentError } from './content-error';
import { loadLine } from './load-line';
import type { OnBroken } from './read-content';
import type { SampleLine } from './sample-line';

export const preparedLineName = 'sample-line.prepared';

interface Preparation {
  readonly preparedFile: string;
  readonly report: OnBroken;
  readonly read?: typeof loadLine;
}

interface PreparedLine {
  readonly key: string;
  readonly line: SampleLine;
}

/**
 * Returns the line as it was parsed at build time, while every file of its folder is unchanged, byte for byte; else as
 * `loadLine` reads it. Parsing YAML and Markdown took a third of a node's start. @throws ContentError as `loadLine`
 * does
 */
export function loadPreparedLine(folder: string, { preparedFile, report, read = loadLine }: Preparation): SampleLine {
  const preparedLine = readPrepared(preparedFile);
  return preparedLine?.key === keyOf(folder) ? preparedLine.line : read(folder, report);
}

/** A line with an unusable document is not saved, so that every start reports the document. */
export function prepareLine(folder: string, { preparedFile, report, read = loadLine }: Preparation): SampleLine {
  const brokenFiles: ContentError[] = [];
  const key = keyOf(folder);
  const line = read(folder, (error) => void brokenFiles.push(error));
  brokenFiles.forEach(report);
  if (brokenFiles.length > 0) rmSync(preparedFile, { force: true });
  else writeFileSync(preparedFile, serialize({ key, line } satisfies PreparedLine));
  return line;
}

/** Another version of Node may not read what this one serialised: its file counts as missing. */
function readPrepared(file: string): PreparedLine | undefined {
  try {
    return deserialize(readFileSync(file)) as PreparedLine;
  } catch {
    return undefined;
  }
}

function keyOf(folder: string): string {
  const hash = createHash('sha256').update(process.version);
  const addFolder = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) addFolder(file);
      else {
        const content = readFileSync(file);
        hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
      }
    }
  };
  addFolder(folder);
  return hash.digest('hex');
}
