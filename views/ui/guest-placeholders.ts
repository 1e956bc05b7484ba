import { escapeHtml } from './escape-html';
import type { GuestCaseName, GuestPlaceholders, GuestTextName, PlaceholderValues, PartsOnPage } from './page-parts';

/** Characters of the private use area, which React does not escape in texts and attributes. */
const [opening, closing] = ['\uE000', '\uE001'];

/** Placeholder of a guest's text in the template. `about` distinguishes several placeholders of one name. */
export const guestText = (name: GuestTextName, about = ''): string =>
  `${opening}${name} ${encodeURIComponent(about)}${closing}`;

export const caseAttribute = 'data-guest-case';
export const endOfCases = 'end';

export const guestCase = (name: GuestCaseName, about: string, which: string): string =>
  `${name} ${encodeURIComponent(about)} ${which}`;

/** Matches both kinds of placeholder in markup: name and about of a text, or the words of a case. */
const anyPlaceholder = new RegExp(
  `${opening}(\\w+) ([^${closing}]*)${closing}|<template ${caseAttribute}="([^"]*)"></template>`,
  'g',
);

export interface GuestFill {
  readonly text: (name: GuestTextName, about: string) => string;
  readonly caseOf: (name: GuestCaseName, about: string) => string;
}

/** The placeholders of several parts in one object, so that each is looked up once. */
export function placeholdersOf(parts: readonly { readonly placeholders: PlaceholderValues }[]): PlaceholderValues {
  const placeholders: PlaceholderValues = {};
  for (const part of parts) Object.assign(placeholders, part.placeholders);
  return placeholders;
}

export function fillFrom(placeholders: PlaceholderValues, onPage: PartsOnPage): GuestFill {
  const valueOf = (name: keyof GuestPlaceholders, about: string): string => placeholders[name]?.(onPage, about) ?? '';
  return { text: valueOf, caseOf: valueOf };
}

/** Markup in pieces: those that are the same for every guest, and placeholders. */
export type MarkupPiece<Same> =
  | { readonly kind: 'same'; readonly same: Same }
  | { readonly kind: 'text'; readonly name: GuestTextName; readonly about: string }
  | {
      readonly kind: 'cases';
      readonly name: GuestCaseName;
      readonly about: string;
      readonly cases: Map<string, MarkupPiece<Same>[]>;
    };

export function piecesOf<Same>(markup: string, toSame: (markup: string) => Same): readonly MarkupPiece<Same>[] {
  const root: MarkupPiece<Same>[] = [];
  let [current, part]: [MarkupPiece<Same>[], Extract<MarkupPiece<Same>, { kind: 'cases' }> | undefined] = [
    root,
    undefined,
  ];
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
      [current, part] = [root, undefined];
    } else {
      const [name = '', about = '', which = ''] = words.split(' ');
      if (!part) {
        part = { kind: 'cases', name: name as GuestCaseName, about: decodeURIComponent(about), cases: new Map() };
        root.push(part);
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
    else fillPieces(piece.cases.get(fill.caseOf(piece.name, piece.about)) ?? [], fill, into);
  }
  return into;
}

export function namesIn<Same>(pieces: readonly MarkupPiece<Same>[]): readonly string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'same') return [];
    return piece.kind === 'text' ? [piece.name] : [piece.name, ...[...piece.cases.values()].flatMap(namesIn)];
  });
}
