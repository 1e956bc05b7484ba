import { builtPictures } from '../../../test/builders/built-pictures';
import type { Story } from '../../core/content/story';
import { minutesToRead, toStoryParts } from './story-view';

const picture = { name: 'aegean-cove', alt: 'A cove.' };
const chapter = (name: string) => `<h2 id="${name}">${name}</h2>\n<p>Words.</p>\n`;
const partsOf = (chapters: readonly string[], pictures: Story['pictures']) =>
  toStoryParts({ html: `<p>First.</p>\n${chapters.map(chapter).join('')}`, pictures }, builtPictures()).map((part) =>
    part.picture ? 'picture' : 'words',
  );

describe('the parts of a story', () => {
  it('ROU-05 keep every word in its order', () => {
    const html = `<p>First.</p>\n${chapter('one')}${chapter('two')}`;
    expect(
      toStoryParts({ html, pictures: [picture] }, builtPictures())
        .map((part) => part.html)
        .join(''),
    ).toBe(html);
  });

  it('ROU-05 spread the pictures that the page has not opened with, and end with words', () => {
    expect(partsOf(['a', 'b', 'c', 'd'], [picture])).toEqual(['words', 'words', 'words', 'words', 'words']);
    expect(partsOf(['a', 'b', 'c', 'd'], [picture, picture])).toEqual(['words', 'picture', 'words', 'words', 'words']);
    expect(partsOf(['a', 'b', 'c', 'd'], [picture, picture, picture])).toEqual([
      'picture',
      'words',
      'picture',
      'words',
      'words',
    ]);
    expect(partsOf([], [picture, picture])).toEqual(['words']);
  });

  it('are read in whole minutes, at least one', () => {
    expect(minutesToRead('<p>One <em>two</em> three.</p>')).toBe(1);
    expect(minutesToRead(`<p>${'word '.repeat(660)}</p>`)).toBe(3);
  });
});
