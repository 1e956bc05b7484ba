import type { ReactNode } from 'react';
import type { GuestCounts } from '../../src/core/reserve/guest-counts';

export interface DateOptionView {
  readonly packageCode: string;
  readonly label: string;
  /**
   * The date's own page, with `#dates` so that it opens at the same scroll position; absent where the date is a button.
   */
  readonly href?: string;
  readonly isSelected: boolean;
  readonly note?: string;
}

interface DateControlProps {
  readonly option: DateOptionView;
  readonly className: string;
  readonly children: ReactNode;
}

export function DateControl({ option: { packageCode, href, isSelected }, className, children }: DateControlProps) {
  if (href === undefined)
    return (
      <button className={className} name="id" value={packageCode} aria-pressed={isSelected}>
        {children}
      </button>
    );
  return (
    <a
      className={className}
      href={href}
      aria-current={isSelected ? 'true' : undefined}
      data-keep-scroll=""
      data-carries-query=""
    >
      {children}
    </a>
  );
}

export interface DateFormView {
  /** Address of the page whose `id` the dates set, with a fragment; absent where the dates are links. */
  readonly action?: string | undefined;
  /** The requested party, which a form without script would drop from the address. */
  readonly party?: GuestCounts | undefined;
}

export function DateForm({ action, party, children }: DateFormView & { readonly children: ReactNode }) {
  if (action === undefined) return children;
  return (
    <form action={action} data-control="swap" data-carries-query="">
      {party ? (
        <>
          <input type="hidden" name="guestsAdults" value={party.adults} />
          <input type="hidden" name="guestsChildren" value={party.children} />
        </>
      ) : null}
      {children}
    </form>
  );
}
