import type { Rectangle } from '../../core/shared/rectangle';
import { type TextStyle, colours, sheet } from './brochure-style';
import { breakLines, runsOf } from './type-setting';

interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly align?: 'left' | 'right' | 'center';
}

interface Cell extends TextBox {
  readonly text: string;
}

type RowKind = 'head' | 'row';
type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption';

/** One page of a PDF. All content is either tagged (a structure element) or decoration (an artifact). */
export class Page {
  private clip: Rectangle | undefined;

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly section: PDFKit.PDFStructureElement,
  ) {}

  /** Returns `y` if the height fits above the margin, else the top of a new page. */
  roomAt(y: number, height: number, margin: number): number {
    if (y + height <= this.pdf.page.height - margin) return y;
    this.pdf.addPage();
    return margin;
  }

  say(tag: TextTag, text: string, box: TextBox): number {
    let below = box.y;
    this.section.add(
      this.pdf.struct(tag, {}, () => {
        below = this.set(text, box);
      }),
    );
    return below;
  }

  link(text: string, { url, ...box }: TextBox & { readonly url: string }): number {
    const link = this.pdf.struct('Link', { alt: text }, () => {
      this.set(text, box);
      this.pdf.link(box.x, box.y, this.widthOf(text, box.style), box.style.leading, url, {
        structParent: link,
      } as PDFKit.Mixins.AnnotationOption);
    });
    this.section.add(link);
    return box.y + box.style.leading;
  }

  table(summary: string, rows: readonly { readonly kind: RowKind; readonly cells: readonly Cell[] }[]): void {
    const cell = (kind: RowKind, one: Cell) =>
      this.pdf.struct(kind === 'head' ? 'TH' : 'TD', {}, () => void this.set(one.text, one));
    this.section.add(
      this.pdf.struct(
        'Table',
        { alt: summary },
        rows.map(({ kind, cells }) =>
          this.pdf.struct(
            'TR',
            {},
            cells.map((one) => cell(kind, one)),
          ),
        ),
      ),
    );
  }

  rowHeads(summary: string, rows: readonly { readonly head: Cell; readonly cell: Cell }[]): void {
    const set = (tag: 'TH' | 'TD', one: Cell) => this.pdf.struct(tag, {}, () => void this.set(one.text, one));
    this.section.add(
      this.pdf.struct(
        'Table',
        { alt: summary },
        rows.map(({ head, cell }) => this.pdf.struct('TR', {}, [set('TH', head), set('TD', cell)])),
      ),
    );
  }

  contents(lines: readonly (readonly Cell[])[]): void {
    const set = (cells: readonly Cell[]) => () => cells.forEach((cell) => void this.set(cell.text, cell));
    this.section.add(
      this.pdf.struct(
        'TOC',
        {},
        lines.map((cells) => this.pdf.struct('TOCI', {}, set(cells))),
      ),
    );
  }

  figure(alt: string, draw: () => void): void {
    this.section.add(
      this.pdf.struct('Figure', { alt }, () => {
        this.pdf.save();
        if (this.clip) this.pdf.rect(this.clip.x, this.clip.y, this.clip.width, this.clip.height).clip();
        draw();
        this.pdf.restore();
      }),
    );
  }

  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  photograph(picture: { readonly jpeg: Buffer; readonly alt: string }, { x, y, width, height }: Rectangle): void {
    this.figure(picture.alt, () => {
      this.pdf.rect(x, y, width, height).clip();
      this.pdf.image(picture.jpeg, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    });
  }

  drawClipped({ x, y, width, height }: Rectangle, draw: () => void): void {
    this.clip = { x, y, width, height };
    draw();
    this.clip = undefined;
  }

  rule(x: number, y: number, width: number, colour: string = colours.hairline): void {
    this.decorate(() =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor(colour)
        .stroke(),
    );
  }

  set(text: string, { x, y, width, style, align = 'left' }: TextBox): number {
    let top = y;
    for (const line of breakLines(text, width, (part) => this.widthOf(part, style))) {
      const slack = align === 'left' ? 0 : width - this.widthOf(line, style);
      this.setLine(line, { x: x + (align === 'center' ? slack / 2 : slack), y: top, style });
      top += style.leading;
    }
    return top;
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    return breakLines(text, width, (part) => this.widthOf(part, style)).length * style.leading;
  }

  widthOf(text: string, style: TextStyle): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.use(style, run.subset).widthOfString(run.text, { characterSpacing: style.spacing ?? 0 }),
      0,
    );
  }

  private setLine(line: string, { x, y, style }: Omit<TextBox, 'width'>): void {
    const baseline = y + style.leading * 0.76;
    let left = x;
    this.pdf.fillColor(style.colour);
    for (const run of runsOf(`${line} `)) {
      const options = { characterSpacing: style.spacing ?? 0 };
      this.use(style, run.subset).text(run.text, left, baseline, {
        ...options,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += this.pdf.widthOfString(run.text, options);
    }
  }

  private use({ face, size }: TextStyle, subset: string): PDFKit.PDFDocument {
    return this.pdf.font(`${face}-${subset}`).fontSize(size);
  }
}

export const inner: Rectangle = {
  x: sheet.margin,
  y: sheet.margin,
  width: sheet.width - 2 * sheet.margin,
  height: sheet.height - sheet.margin - sheet.foot - 14,
};
