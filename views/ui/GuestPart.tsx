import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { caseAttribute, endOfCases, guestCase } from './guest-placeholders';
import type { GuestCaseName, GuestPlaceholders } from './page-parts';

/** True while the template of a page for guests is rendered, which has placeholders for what differs between guests. */
export const GuestTemplateContext = createContext(false);

interface GuestPartProps<Name extends GuestCaseName> {
  readonly name: Name;
  readonly about?: string;
  /** This is the guest's case. It is not read for a template, which contains all cases. */
  readonly shownCase: GuestPlaceholders[Name];
  /** Must not contain ids that React generates, or further parts. */
  readonly cases: Readonly<Record<GuestPlaceholders[Name], ReactNode>>;
}

/** Marks a part of a page whose elements differ from guest to guest (decision 0070). Server only. */
export function GuestPart<Name extends GuestCaseName>({ name, about = '', shownCase, cases }: GuestPartProps<Name>) {
  if (!useContext(GuestTemplateContext)) return <>{cases[shownCase]}</>;
  return (
    <>
      {Object.entries<ReactNode>(cases).map(([which, node]) => (
        <Fragment key={which}>
          <template {...{ [caseAttribute]: guestCase(name, about, which) }} />
          {node}
        </Fragment>
      ))}
      <template {...{ [caseAttribute]: endOfCases }} />
    </>
  );
}
