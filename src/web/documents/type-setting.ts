import { documentTexts } from './documents.texts';

type Subset = 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic' | 'greek';

interface TextRun {
  readonly text: string;
  readonly subset: Subset;
}

/** Characters beyond Latin-1 that are also in the font file for Latin-1. */
const inFirstFile = new Set(['ı', 'Œ', 'œ']);

/** The font file that has a character. Those of other scripts are in none. */
function subsetOf(character: string): Subset {
  if (character <= 'ÿ' || inFirstFile.has(character)) return 'latin';
  if (character < 'ʻ' || (character >= 'Ḁ' && character < 'Ạ')) return 'latin-ext';
  if (character >= 'Ạ' && character <= 'ỹ') return 'vietnamese';
  if (character >= 'Ѐ' && character <= 'ґ') return 'cyrillic';
  return character >= 'Ͱ' && character <= 'Ͽ' ? 'greek' : 'latin';
}

const inFonts = /^[ -\u02bc\u0370-\u0491\u1e00-\u1ef9\u2018\u2019]*$/;

/** A name of a script that no font file has would be left blank. */
export const printableName = (name: string): string => (inFonts.test(name) ? name : documentTexts.otherScript);

export function runsOf(text: string): readonly TextRun[] {
  const runs: { text: string; subset: Subset }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const subset = subsetOf(character);
    if (last?.subset === subset) last.text += character;
    else runs.push({ text: character, subset });
  }
  return runs;
}

/** Breaks text into lines no wider than `width`; a wider word gets a line of its own. A line feed starts a new line. */
export function breakLines(text: string, width: number, measure: (text: string) => number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(paragraph: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ').filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}
