import { useEffect, useState } from 'react';
import { onPageReadAgain } from './page-events';
import type { SuiteButtonProps } from './suite-button-props';

/** What the button of a suite may do now: when an open page looks at its prices again, its buttons follow (H65, SUI-13). */
export function useFreshOffer(initial: SuiteButtonProps): SuiteButtonProps {
  const [offer, setOffer] = useState(initial);
  useEffect(() => onPageReadAgain((fresh) => setOffer((before) => findOffer(fresh, before.suiteId) ?? before)), []);
  return offer;
}

/** The same button on the page as it is now; absent when the suite is no longer offered. */
function findOffer(fresh: Document, suiteId: string): SuiteButtonProps | undefined {
  const blocks = [...fresh.querySelectorAll('[data-widget="reserve/SuiteButton"] > script')];
  return blocks
    .map(({ textContent }) => JSON.parse(textContent) as SuiteButtonProps)
    .find((props) => props.suiteId === suiteId);
}
