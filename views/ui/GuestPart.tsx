import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { caseAttribute, endOfCases, guestCase } from './guest-placeholders';
import type { GuestCaseName, GuestListName, GuestPlaceholders } from './page-parts';

/** True while the template of a page for guests is rendered, which has placeholders for what differs between guests. */
export const GuestTemplateContext = createContext(false);

interface GuestPartProps<Name extends GuestCaseName> {
  readonly name: Name;
  readonly about?: string;
  /** This is the guest's case. It is not read for a template, which contains all cases. */
  readonly shownCase: GuestPlaceholders[Name];
  /** Must not contain ids that React generates, or this part once more. */
  readonly cases: Readonly<Record<GuestPlaceholders[Name], ReactNode>>;
}

/** Marks a part of a page whose elements differ from guest to guest (decision 0070). Server only. */
export function GuestPart<Name extends GuestCaseName>({ name, about = '', shownCase, cases }: GuestPartProps<Name>) {
  return useContext(GuestTemplateContext) ? (
    <AllCases name={name} about={about} cases={cases} />
  ) : (
    <>{cases[shownCase]}</>
  );
}

interface GuestListProps {
  readonly name: GuestListName;
  /** Keys of the guest's items in the guest's order. They are not read for a template, which contains all items. */
  readonly shownItems: readonly string[];
  /** Items by key; keys contain no space. A guest's key without an item is left out. */
  readonly items: Readonly<Record<string, ReactNode>>;
}

/** Marks a list of which each guest sees some items, in an order of their own (decision 0070). Server only. */
export function GuestList({ name, shownItems, items }: GuestListProps) {
  return useContext(GuestTemplateContext) ? (
    <AllCases name={name} about="" cases={items} />
  ) : (
    shownItems.map((key) => <Fragment key={key}>{items[key]}</Fragment>)
  );
}

function AllCases({
  name,
  about,
  cases,
}: {
  readonly name: GuestCaseName | GuestListName;
  readonly about: string;
  readonly cases: Readonly<Record<string, ReactNode>>;
}) {
  return (
    <>
      {Object.entries(cases).map(([which, node]) => (
        <Fragment key={which}>
          <template {...{ [caseAttribute]: guestCase(name, about, which) }} />
          {node}
        </Fragment>
      ))}
      <template {...{ [caseAttribute]: endOfCases }} />
    </>
  );
}
