import { useEffect, useState } from 'react';
import { onPageReadAgain } from './page-events';
import type { SuiteButtonProps } from './suite-button-props';

/** Updates a suite's button when an open page refreshes its prices (H65, SUI-13). */
export function useFreshOffer(initial: SuiteButtonProps): SuiteButtonProps {
  const [offer, setOffer] = useState(initial);
  useEffect(() => onPageReadAgain((fresh) => setOffer((before) => findOffer(fresh, before.suiteId) ?? before)), []);
  return offer;
}

/** Returns the button's props on the refreshed page; undefined when the suite is no longer offered. */
function findOffer(fresh: Document, suiteId: string): SuiteButtonProps | undefined {
  const blocks = [...fresh.querySelectorAll('[data-widget="reserve/SuiteButton"] > script')];
  return blocks
    .map(({ textContent }) => JSON.parse(textContent) as SuiteButtonProps)
    .find((props) => props.suiteId === suiteId);
}
