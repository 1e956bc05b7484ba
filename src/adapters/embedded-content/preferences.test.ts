import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allQuestions } from '../../core/preferences/question-set';
import type { ContentError } from './content-error';
import { loadPreferences } from './preferences';
import type { References } from './references';

const pictures: References['pictures'] = ([name = '']) => [{ name, alt: '' }];
const references = { pictures } as unknown as References;
const written = readFileSync('config/sample-line/preferences.yaml', 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preferences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The sample line's survey, with one thing changed. */
function load(
  from = '',
  to = '',
  onBroken: (error: ContentError) => void = (error) => {
    throw error;
  },
) {
  if (!written.includes(from)) throw new Error(`There is no "${from}"`);
  const file = join(folder, 'preferences.yaml');
  writeFileSync(file, written.replace(from, to));
  return loadPreferences(file, references, onBroken);
}

describe('loadPreferences', () => {
  it('SUR-13 SUR-08 reads the sample line’s survey: ten questions or more, and some that follow from others', () => {
    const { quizQuestions, quizIntro } = load();
    expect(quizQuestions.length).toBeGreaterThanOrEqual(10);
    expect(quizIntro.texts.length).toBeGreaterThan(1);
    expect(allQuestions(quizQuestions).filter(({ answersTagMatch }) => answersTagMatch)).not.toHaveLength(0);
    expect(allQuestions(quizQuestions).filter(({ tagInterestMatch }) => tagInterestMatch)).not.toHaveLength(0);
    // No picture stands for two answers of one question.
    for (const { quizAnswers } of allQuestions(quizQuestions)) {
      const names = quizAnswers.flatMap(({ image }) => image?.name ?? []);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each([
    [
      'a semicolon in the key of an activity',
      'answerKey: old-stones',
      "answerKey: 'old;stones'",
      /answerKey.*lower-case words/,
    ],
    [
      'the name of a field of the record',
      'questionKey: pillow',
      'questionKey: isActive',
      /isActive has a meaning of its own|questionKey.*custom/,
    ],
    [
      'what every object has',
      'questionKey: pillow',
      'questionKey: constructor',
      /constructor has a meaning of its own|questionKey.*custom/,
    ],
    ['a question twice', 'questionKey: pillow', 'questionKey: suitePlace', /suitePlace stands in it twice/],
    [
      'a condition that nothing meets',
      'tagInterests: [table]',
      'tagInterests: [golf]',
      /inTheGlass: no answer has the tag golf/,
    ],
    [
      'a condition on another question’s answers',
      'answersTagMatch: [family]',
      'answersTagMatch: [birthday]',
      /childrenAges: no answer has the tag birthday/,
    ],
    [
      'activities under a key of their own',
      'questionKey: personalInterest',
      'questionKey: activities',
      /activities: the question of type quizInterests/,
    ],
    ['an answer twice', 'answerKey: friends', 'answerKey: family', /duplicate/],
  ])('H31 C4 refuses %s', (_what, from, to, message) => {
    expect(() => load(from, to)).toThrow(message);
  });

  it('E1 does without a survey, and says why, when the program starts', () => {
    const reported: string[] = [];
    expect(
      load('questionKey: pillow', 'questionKey: suitePlace', ({ message }) => reported.push(message)),
    ).toMatchObject({
      quizQuestions: [],
      invitation: { paths: [] },
    });
    expect(reported).toEqual([expect.stringContaining('suitePlace stands in it twice')]);
  });
});
