import { colours, sheet, styles } from './brochure-style';
import type { BrochurePage } from './brochure';
import { inner, type Page } from './page';

export interface DocumentPicture {
  readonly jpeg: Buffer;
  readonly alt: string;
}

export type FindPicture = (name: string, size: 'small' | 'large') => Promise<DocumentPicture | undefined>;

interface Cover {
  readonly lineName: string;
  readonly title: string;
  readonly subtitle: string;
  readonly note: string;
  readonly picture: DocumentPicture | undefined;
}

const coverWidth = 330;

export function coverPage({ lineName, title, subtitle, note, picture }: Cover): BrochurePage {
  return {
    isFullBleed: true,
    bookmark: { title, depth: 0 },
    draw: (page) => {
      page.decorate(() => page.pdf.rect(0, 0, sheet.width, sheet.height).fill(colours.deep));
      if (picture)
        page.photograph(picture, { x: coverWidth, y: 0, width: sheet.width - coverWidth, height: sheet.height });
      const column = { x: sheet.margin, width: coverWidth - sheet.margin - 30 };
      page.say('P', lineName.toUpperCase(), { ...column, y: sheet.margin, style: styles.coverLabel });
      const below = page.say('H1', title, { ...column, y: 190, style: styles.coverTitle });
      page.rule(column.x, below + 18, 48, colours.brassOnDark);
      page.say('P', subtitle, { ...column, y: below + 36, style: styles.coverWords });
      page.say('P', note, {
        ...column,
        y: sheet.height - sheet.margin - 24,
        style: { ...styles.note, colour: colours.sand },
      });
    },
  };
}

export interface ContentsLine {
  readonly title: string;
  readonly page: number;
  readonly isHead: boolean;
}

interface Contents {
  readonly heading: string;
  readonly foreword: string;
  readonly lines: readonly ContentsLine[];
}

const step = 15;
const columnWidth = 214;

export function contentsPage({ heading, foreword, lines }: Contents): BrochurePage {
  return {
    bookmark: { title: heading, depth: 0 },
    draw: (page) => {
      const [first = '', ...rest] = foreword.split('\n');
      const width = 196;
      const below = page.say('P', first, {
        x: inner.x,
        y: 118,
        width,
        style: { ...styles.title, size: 23, leading: 29 },
      });
      rest.reduce(
        (y, paragraph) => page.say('P', paragraph, { x: inner.x, y, width, style: styles.body }) + 8,
        below + 16,
      );
      const left = inner.x + inner.width - 2 * columnWidth - 16;
      page.say('H1', heading.toUpperCase(), { x: left, y: inner.y, width: 300, style: styles.label });
      columnsOf(lines).forEach((column, index) => contentsColumn(page, column, left + index * (columnWidth + 16)));
    },
  };
}

function columnsOf(lines: readonly ContentsLine[]): readonly (readonly ContentsLine[])[] {
  if (lines.length <= 12) return [lines];
  const heads = lines.flatMap(({ isHead }, index) => (isHead && index > 0 ? [index] : []));
  const middle =
    heads.sort((one, other) => Math.abs(one - lines.length / 2) - Math.abs(other - lines.length / 2))[0] ??
    lines.length;
  return [lines.slice(0, middle), lines.slice(middle)];
}

function contentsColumn(page: Page, lines: readonly ContentsLine[], left: number): void {
  let y = inner.y + 24;
  page.contents(
    lines.map(({ title, page: number, isHead }) => {
      if (isHead && y > inner.y + 24) y += 9;
      const top = y;
      const style = isHead ? { ...styles.heading, size: 13.5, leading: 17 } : styles.row;
      y += isHead ? 19 : step;
      return [
        { text: title, x: left, y: top, width: columnWidth - 24, style },
        {
          text: String(number),
          x: left + columnWidth - 24,
          y: top,
          width: 24,
          style: { ...styles.rowSoft, leading: style.leading },
          align: 'right',
        },
      ];
    }),
  );
}

interface TableColumn {
  readonly head: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

interface RuledTable {
  readonly summary: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly x: number;
  readonly y: number;
  readonly step?: number;
}

const gap = 10;

export function ruledTable(page: Page, { summary, columns, rows, x, y, step: height = 17 }: RuledTable): number {
  const lefts = columns.map((_, index) => x + columns.slice(0, index).reduce((sum, { width }) => sum + width + gap, 0));
  const width = columns.reduce((sum, column) => sum + column.width + gap, -gap);
  const positionOf = (index: number) => ({
    x: lefts[index] ?? x,
    width: columns[index]?.width ?? 0,
    align: columns[index]?.align ?? 'left',
  });
  const firstRow = y + 17;
  page.table(summary, [
    {
      kind: 'head',
      cells: columns.map(({ head }, index) => ({
        text: head.toUpperCase(),
        ...positionOf(index),
        y,
        style: styles.label,
      })),
    },
    ...rows.map((row, line) => ({
      kind: 'row' as const,
      cells: row.map((text, index) => ({
        text,
        ...positionOf(index),
        y: firstRow + line * height + (height - 13) / 2,
        style: index === 0 ? styles.rowStrong : styles.row,
      })),
    })),
  ]);
  for (const line of [...rows.keys(), rows.length]) page.rule(x, firstRow + line * height, width);
  return firstRow + rows.length * height;
}
