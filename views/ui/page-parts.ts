import { createContext } from 'react';
import type { FrameGuest } from '../layout/frame';

/** What pages show of their guest, by part. A feature adds its part in its own folder, with `declare module`. */
export interface PartsOnPage {
  readonly guest?: FrameGuest;
  /** Identifies the sign-in without naming the guest (NOT-09). */
  readonly visit?: string;
}
export const PagePartsContext = createContext<PartsOnPage>({});

/**
 * Placeholders for what differs between guests, with the values that they take: `string` for a text or an attribute's
 * value, a union for a choice between elements, `readonly string[]` for a list of some elements in a guest's own order
 * (decision 0070). Features add theirs with `declare module`.
 */
export interface GuestPlaceholders {
  firstName: string;
  initials: string;
  visit: string;
}

export type GuestTextName = {
  [Name in keyof GuestPlaceholders]: string extends GuestPlaceholders[Name] ? Name : never;
}[keyof GuestPlaceholders];
export type GuestListName = {
  [Name in keyof GuestPlaceholders]: GuestPlaceholders[Name] extends readonly string[] ? Name : never;
}[keyof GuestPlaceholders];
export type GuestCaseName = Exclude<keyof GuestPlaceholders, GuestTextName | GuestListName>;

/** A guest's values of some placeholders. `about` distinguishes several placeholders of one name. */
export type PlaceholderValues = {
  readonly [Name in keyof GuestPlaceholders]?: (
    onPage: PartsOnPage,
    about: string,
  ) => GuestPlaceholders[Name] | undefined;
};

/** A part of pages as a cached fragment contains it (`CachedFragment`). */
export interface FragmentPart {
  readonly name: keyof PartsOnPage;
  readonly placeholders: PlaceholderValues;
  /** What the fragment shows of it that is not filled in for each guest. Undefined when it must not be cached. */
  readonly keyOf?: (onPage: PartsOnPage) => string | undefined;
}

/** The part of the guest, which is in the frame of every page. */
export const guestPart: FragmentPart = {
  name: 'guest',
  placeholders: {
    firstName: ({ guest }) => guest?.firstName,
    initials: ({ guest }) => guest?.initials,
    visit: ({ visit }) => visit,
  },
};
