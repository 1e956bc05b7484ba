// `npm run contract -- cms=contentful`: the suite of the content's ports on a real space, read only, with drafts by the preview token.
import { readConfig } from '../../config/config';
import { openContentfulContent } from '../builders/contentful-content';
import { describeContent } from './content.contract';
import { problemsOfContent } from './problems-of-content';

const config = readConfig({
  ...process.env,
  CMS: 'contentful',
  DEMO: 'true',
  CONTENTFUL_WEBHOOK_SECRET: 's'.repeat(64),
  PREVIEW_SECRET: 'p'.repeat(32),
}).contentful;
if (!config) throw new Error('Contentful is not chosen.');
const access = config;

jest.setTimeout(120_000);

describeContent('a space at Contentful', () => openContentfulContent({ access, limits: { startMs: 60_000 } }));

it('VOY-02 CNT-12 has no entry that the site leaves out, and no document that it refuses', async () => {
  const { logged, close } = await openContentfulContent({ access, limits: { startMs: 60_000 } });
  await close();
  expect(problemsOfContent(logged)).toEqual([]);
});

it('CNT-36 gives drafts to the preview token', async () => {
  const { scope, library, close } = await openContentfulContent({ access, limits: { startMs: 60_000 } });
  const drafts = await scope.run({ isEditing: true }, () => library.findStories());
  expect(drafts.length).toBeGreaterThanOrEqual((await library.findStories()).length);
  await close();
});
