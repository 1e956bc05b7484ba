import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { caseAttribute, endOfCases, guestCase, type GuestCaseName } from './guest-marks';

/** True while the template of a page for guests is rendered, which has placeholders for what differs between guests. */
export const GuestTemplateContext = createContext(false);

interface GuestPartProps<Case extends string> {
  readonly name: GuestCaseName;
  readonly about?: string;
  /** This is the guest's case. It is not read for a template, which contains all cases. */
  readonly shownCase: Case;
  /** Must not contain ids that React generates, or further parts. */
  readonly cases: Readonly<Record<Case, ReactNode>>;
}

/** Marks a part of a page whose elements differ from guest to guest (decision 0070). Server only. */
export function GuestPart<Case extends string>({ name, about = '', shownCase, cases }: GuestPartProps<Case>) {
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
