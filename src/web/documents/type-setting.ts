interface TextRun {
  readonly text: string;
  readonly isExtended: boolean;
}

/** Characters beyond Latin-1 that are also in the font file for Latin-1. */
const inFirstFile = new Set(['ı', 'Œ', 'œ']);
const isExtended = (character: string) => character > 'ÿ' && character < 'ʻ' && !inFirstFile.has(character);

export function runsOf(text: string): readonly TextRun[] {
  const runs: { text: string; isExtended: boolean }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const isOther = isExtended(character);
    if (last?.isExtended === isOther) last.text += character;
    else runs.push({ text: character, isExtended: isOther });
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
