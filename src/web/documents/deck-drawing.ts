import type { Rectangle } from '../../core/shared/rectangle';
import type { DeckRoom, YachtMeasure } from '../../core/vessel/vessel';
import { colours } from './brochure-style';
import {
  type DeckWithSuites,
  halfBreadth,
  type SuiteOnDeck,
  layOutDeck,
  roomArea,
} from '../../core/vessel/deck-layout';
import type { Page } from './page';

export interface DeckDrawing extends DeckWithSuites {
  readonly alt: string;
  readonly x: number;
  readonly axis: number;
  readonly scale: number;
  readonly shownStretch?: { readonly from: number; readonly to: number };
  readonly tintOf: (category: string) => string;
}

const minScale = 3;
const narrowestName = 40;
const paper = { teak: '#f3ecdf', room: '#f7f3ea' } as const;

export const planHeight = ({ beam }: YachtMeasure, scale: number): number => beam * scale;

export function drawDeck(page: Page, drawing: DeckDrawing): void {
  page.figure(drawing.alt, () => drawDeckShape(page, drawing));
}

export function drawDeckShape(page: Page, drawing: DeckDrawing): void {
  const { deck, yacht, suites } = drawing;
  outline(page, drawing, { from: 0, to: yacht.length });
  page.pdf.lineWidth(0.5).fillAndStroke(colours.shell, colours.hairline);
  outline(page, drawing, deck);
  page.pdf.lineWidth(0.8).fillAndStroke(colours.land, colours.edge);
  for (const room of deck.rooms) drawRoom(page, drawing, room);
  for (const suite of layOutDeck({ deck, yacht, suites })) drawSuite(page, drawing, suite);
}

function outline(
  page: Page,
  { yacht, x, axis, scale }: DeckDrawing,
  deck: { readonly from: number; readonly to: number },
): void {
  const steps = Array.from({ length: 121 }, (_, index) => deck.from + ((deck.to - deck.from) * index) / 120);
  const half = (at: number) => halfBreadth({ deck, yacht, x: at }) * scale;
  const side = [
    ...steps.map((at) => [x + at * scale, axis + half(at)] as const),
    ...steps.reverse().map((at) => [x + at * scale, axis - half(at)] as const),
  ];
  side.forEach(([left, top], index) => (index === 0 ? page.pdf.moveTo(left, top) : page.pdf.lineTo(left, top)));
  page.pdf.closePath();
}

function drawRoom(page: Page, drawing: DeckDrawing, room: DeckRoom): void {
  const { name, from, to } = room;
  const area = roomArea(room, drawing);
  rectangle(page, drawing, area);
  page.pdf.lineWidth(0.5).fillAndStroke(paper.room, colours.hairline);
  if (drawing.scale < minScale) return;
  const style = { face: 'text', size: 7.5, leading: 9.5, colour: colours.soft } as const;
  const left = Math.max(from, drawing.shownStretch?.from ?? from);
  const right = Math.min(to, drawing.shownStretch?.to ?? to);
  const width = (right - left) * drawing.scale - 4;
  if (width < narrowestName) return;
  const height = page.heightOf(name, width, style);
  page.set(name, {
    x: drawing.x + left * drawing.scale + 2,
    y: drawing.axis - (area.y + area.height / 2) * drawing.scale - height / 2,
    width,
    style,
    align: 'center',
  });
}

function drawSuite(page: Page, drawing: DeckDrawing, { number, category, inside, terraces }: SuiteOnDeck): void {
  for (const terrace of terraces) {
    rectangle(page, drawing, terrace);
    page.pdf.lineWidth(0.4).fillAndStroke(paper.teak, colours.edge);
  }
  rectangle(page, drawing, inside);
  page.pdf.lineWidth(0.6).fillAndStroke(drawing.tintOf(category), colours.edge);
  if (drawing.scale < minScale) return;
  const size = Math.min(8.5, inside.width * drawing.scale * 0.36);
  const style = { face: 'strong', size, leading: size, colour: colours.ink } as const;
  page.set(number, {
    x: drawing.x + inside.x * drawing.scale,
    y: drawing.axis - (inside.y + inside.height / 2) * drawing.scale - size / 2,
    width: inside.width * drawing.scale,
    style,
    align: 'center',
  });
}

function rectangle({ pdf }: Page, { x, axis, scale }: DeckDrawing, area: Rectangle): void {
  // Seen from above with the bow on the left, starboard is at the top.
  pdf.rect(x + area.x * scale, axis - (area.y + area.height) * scale, area.width * scale, area.height * scale);
}
