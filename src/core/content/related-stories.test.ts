import { plainDate } from '../shared/plain-date';
import { relatedStories } from './related-stories';
import type { Story } from './story';

const aStory = (slug: string, changes: Partial<Story> = {}): Story => ({
  slug,
  title: slug,
  excerpt: 'Words.',
  categories: ['Craft'],
  author: { name: 'Somebody', role: 'guide' },
  publishedOn: plainDate('2026-01-01'),
  pictures: [{ name: 'a-cove', alt: 'A cove' }],
  voyageSlugs: [],
  portSlugs: [],
  html: '<p>Words.</p>',
  chapters: [],
  ...changes,
});
const on = (day: string) => ({ publishedOn: plainDate(day) });
const slugs = (stories: readonly Story[]) => stories.map(({ slug }) => slug);

const current = aStory('current', {
  categories: ['Craft', 'Places'],
  portSlugs: ['chios', 'milos'],
  voyageSlugs: ['cyclades'],
});

describe('related stories', () => {
  it('CNT-31 put categories first, then ports and voyages in common, then the newest', () => {
    const stories = [
      aStory('newest-of-one', { categories: ['Craft'], ...on('2026-09-01') }),
      aStory('older-of-one-with-port', { categories: ['Places'], portSlugs: ['milos'], ...on('2025-01-01') }),
      current,
      aStory('oldest-of-both', { categories: ['Places', 'Craft'], ...on('2024-01-01') }),
      aStory('places-only-by-port', {
        categories: ['Nature'],
        portSlugs: ['chios', 'milos'],
        voyageSlugs: ['cyclades'],
        ...on('2026-10-01'),
      }),
    ];
    expect(slugs(relatedStories(stories, { currentSlug: 'current' }))).toEqual([
      'oldest-of-both',
      'older-of-one-with-port',
      'newest-of-one',
    ]);
  });

  it('CNT-31 add up the ports and the voyages in common', () => {
    const stories = [
      current,
      aStory('one-port', { categories: ['Nature'], portSlugs: ['chios'], ...on('2026-10-01') }),
      aStory('port-and-voyage', { categories: ['Nature'], portSlugs: ['milos'], voyageSlugs: ['cyclades'] }),
    ];
    expect(slugs(relatedStories(stories, { currentSlug: 'current' }))).toEqual(['port-and-voyage', 'one-port']);
  });

  it('CNT-31 never hold the story itself, nor more than three, nor what has nothing in common', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((slug) => aStory(slug));
    expect(relatedStories([current, ...many], { currentSlug: 'current', limit: 50 })).toHaveLength(3);
    expect(slugs(relatedStories([current, ...many], { currentSlug: 'current', limit: 1 }))).toEqual(['a']);
    expect(relatedStories([current, aStory('far', { categories: ['The table'] })], { currentSlug: 'current' })).toEqual(
      [],
    );
  });

  it('API-07 go by the category that is sent, as a name or a slug, also without a story', () => {
    const stories = [current, aStory('dinner', { categories: ['The table'] }), aStory('craft')];
    expect(slugs(relatedStories(stories, { categories: ['the-table'] }))).toEqual(['dinner']);
    expect(slugs(relatedStories(stories, { categories: ['The table'], currentSlug: 'not-here' }))).toEqual(['dinner']);
    expect(slugs(relatedStories(stories, { categories: ['The table'], currentSlug: 'current' }))).toEqual(['dinner']);
    expect(relatedStories(stories, { categories: ['Knitting'] })).toEqual([]);
  });
});
