// `npm run release`: from now on the commit that is checked out is the release that the next one has to run beside.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { currentSchema, type Release } from './schema';

const git = (...parameters: string[]) => execFileSync('git', parameters).toString().trim();
const changed = git('status', '--porcelain', '--', 'src', 'views', 'config', 'assets');
if (changed !== '') throw new Error(`A release is a commit, and these files are not in it:\n${changed}`);
const release: Release = {
  tag: `release-${git('log', '-1', '--format=%cs')}`,
  commit: git('rev-parse', 'HEAD'),
  schema: await currentSchema(),
};
// A second release of one day moves the tag of that day: the first one is not the last any more.
git('tag', '--force', release.tag, release.commit);
writeFileSync('test/releases/last-release.json', `${JSON.stringify(release, null, 1)}\n`);
console.log(
  `The last release is ${release.tag} (${release.commit}). Commit test/releases/last-release.json, and push the tag.`,
);
