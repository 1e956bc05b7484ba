import { escapeHtml } from './escape-html';
import type { GuestCaseName, GuestListName, GuestTextName, PlaceholderValues, PartsOnPage } from './page-parts';

/** Characters of the private use area, which React does not escape in texts and attributes. */
const [opening, closing] = ['\uE000', '\uE001'];

/** Placeholder of a guest's text in the template. `about` distinguishes several placeholders of one name. */
export const guestText = (name: GuestTextName, about = ''): string =>
  `${opening}${name} ${encodeURIComponent(about)}${closing}`;

export const caseAttribute = 'data-guest-case';
export const endOfCases = 'end';

export const guestCase = (name: GuestCaseName | GuestListName, about: string, which: string): string =>
  `${name} ${encodeURIComponent(about)} ${which}`;

/** Matches both kinds of placeholder in markup: name and about of a text, or the words of a case. */
const anyPlaceholder = new RegExp(
  `${opening}(\\w+) ([^${closing}]*)${closing}|<template ${caseAttribute}="([^"]*)"></template>`,
  'g',
);

export interface GuestFill {
  readonly text: (name: GuestTextName, about: string) => string;
  /** One case, or those of a list in the order in which the guest sees them. */
  readonly caseOf: (name: GuestCaseName | GuestListName, about: string) => string | readonly string[];
}

/** The placeholders of several parts in one object, so that each is looked up once. */
export function placeholdersOf(parts: readonly { readonly placeholders: PlaceholderValues }[]): PlaceholderValues {
  const placeholders: PlaceholderValues = {};
  for (const part of parts) Object.assign(placeholders, part.placeholders);
  return placeholders;
}

export function fillFrom(placeholders: PlaceholderValues, onPage: PartsOnPage): GuestFill {
  return {
    text: (name, about) => placeholders[name]?.(onPage, about) ?? '',
    caseOf: (name, about) => placeholders[name]?.(onPage, about) ?? '',
  };
}

/** Markup in pieces: those that are the same for every guest, and placeholders. */
export type MarkupPiece<Same> =
  | { readonly kind: 'same'; readonly same: Same }
  | { readonly kind: 'text'; readonly name: GuestTextName; readonly about: string }
  | {
      readonly kind: 'cases';
      readonly name: GuestCaseName | GuestListName;
      readonly about: string;
      readonly cases: Map<string, MarkupPiece<Same>[]>;
    };

export function piecesOf<Same>(markup: string, toSame: (markup: string) => Same): readonly MarkupPiece<Same>[] {
  type Pieces = MarkupPiece<Same>[];
  const root: Pieces = [];
  let current = root;
  /** Parts that have begun and not ended, the innermost last, and the pieces to which each belongs. */
  const open: { readonly part: Extract<MarkupPiece<Same>, { kind: 'cases' }>; readonly outside: Pieces }[] = [];
  let from = 0;
  const take = (to: number) => {
    if (to > from) current.push({ kind: 'same', same: toSame(markup.slice(from, to)) });
  };
  for (const match of markup.matchAll(anyPlaceholder)) {
    take(match.index);
    from = match.index + match[0].length;
    const [, text, aboutText = '', words = ''] = match;
    if (text !== undefined) {
      current.push({ kind: 'text', name: text as GuestTextName, about: decodeURIComponent(aboutText) });
    } else if (words === endOfCases) {
      current = open.pop()?.outside ?? root;
    } else {
      const [name = '', encodedAbout = '', which = ''] = words.split(' ');
      const about = decodeURIComponent(encodedAbout);
      let part = open.at(-1)?.part;
      if (part?.name !== name || part.about !== about) {
        part = { kind: 'cases', name: name as GuestCaseName, about, cases: new Map() };
        current.push(part);
        open.push({ part, outside: current });
      }
      current = [];
      part.cases.set(which, current);
    }
  }
  take(markup.length);
  return root;
}

export function fillPieces<Same>(
  pieces: readonly MarkupPiece<Same>[],
  fill: GuestFill,
  into: (Same | string)[] = [],
): readonly (Same | string)[] {
  for (const piece of pieces) {
    if (piece.kind === 'same') into.push(piece.same);
    else if (piece.kind === 'text') into.push(escapeHtml(fill.text(piece.name, piece.about)));
    else
      for (const which of [fill.caseOf(piece.name, piece.about)].flat())
        fillPieces(piece.cases.get(which) ?? [], fill, into);
  }
  return into;
}

export function namesIn<Same>(pieces: readonly MarkupPiece<Same>[]): readonly string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'same') return [];
    return piece.kind === 'text' ? [piece.name] : [piece.name, ...[...piece.cases.values()].flatMap(namesIn)];
  });
}
