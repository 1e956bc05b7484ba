import { type MouseEvent, useEffect, useState } from 'react';
import { bookingButtonState, BUTTONS_RETURN_AFTER, type BookingPress } from '../../src/core/reserve/suite-button';
import { handoffAddress } from '../../src/core/reserve/handoff-address';
import { parseGuestCounts } from '../../src/core/reserve/suite-step-counts';
import { classNames } from '../ui/class-names';
import { handOver } from '../handoff/hand-over';
import {
  findBookingPress,
  notifyBookingPressed,
  onBookingPressed,
  onPageReadAgain,
  onPartyChanged,
} from './page-events';
import { addressForParty } from './party-address';
import { reserveTexts as texts } from './reserve.texts';
import type { SuiteButtonProps } from './suite-button-props';

/**
 * A link that becomes a busy button when pressed; all other buttons on the page are disabled meanwhile (SUI-13 to
 * SUI-16).
 */
export function SuiteButton(initial: SuiteButtonProps) {
  const { suiteId, suiteTitle, label, href, comesFrom, planHref, variant, maxGuests, partySize } =
    useFreshOffer(initial);
  const party = useParty({ href, comesFrom, planHref }, partySize);
  const { isLoading, isDisabled } = bookingButtonState(suiteId, usePress(), Date.now());
  const isTooSmall = label !== 'Contact Us' && party.size > maxGuests;
  const press = (event: MouseEvent) => {
    if (isDisabled || isTooSmall) event.preventDefault();
    else if (label !== 'Contact Us' && isPlainClick(event)) {
      notifyBookingPressed({ suiteId, at: Date.now() });
      if (party.comesFrom === undefined) return;
      event.preventDefault();
      void handOver({ to: party.href, from: party.comesFrom }, comeBack);
    }
  };
  return (
    <>
      <a
        className={classNames('button', `button--${variant}`, 'suite-button')}
        href={isTooSmall ? undefined : addressOf(party)}
        role={isTooSmall ? 'link' : undefined}
        aria-disabled={isDisabled || isTooSmall || undefined}
        aria-busy={isLoading || undefined}
        onClick={press}
      >
        <span className="button__text">
          {isLoading ? texts.oneMoment : label}
          <span className="hidden-to-the-eye">, {suiteTitle}</span>
        </span>
      </a>
      {isTooSmall ? <p className="suite-button__note">{texts.tooSmall(maxGuests)}</p> : null}
      {isTooSmall || party.planHref === undefined ? null : (
        <a className="suite-button__plan" href={party.planHref}>
          {texts.deckPlan}
          <span className="hidden-to-the-eye">, {suiteTitle}</span>
        </a>
      )}
    </>
  );
}

/** On failure the page is reloaded with a message, and every button is enabled again (H06, H73). */
const comeBack = (address: string) => {
  notifyBookingPressed(undefined);
  location.assign(address);
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface ReserveLink {
  readonly href: string;
  readonly comesFrom?: string | undefined;
  readonly planHref?: string | undefined;
}

/** Without script a page of this site hands the guest over (ENG-02). */
const addressOf = ({ href, comesFrom }: ReserveLink) =>
  comesFrom === undefined ? href : handoffAddress({ to: href, from: comesFrom });

function useParty(
  { href, comesFrom, planHref }: ReserveLink,
  partySize: number,
): ReserveLink & { readonly size: number } {
  const [party, setParty] = useState<ReserveLink & { readonly size: number }>({
    href,
    comesFrom,
    planHref,
    size: partySize,
  });
  useEffect(() => {
    const follow = (counts: { readonly adults: number; readonly children: number }) =>
      setParty({
        href: addressForParty(href, counts),
        comesFrom: comesFrom === undefined ? undefined : addressForParty(comesFrom, counts),
        planHref: planHref === undefined ? undefined : addressForParty(planHref, counts),
        size: counts.adults + counts.children,
      });
    // The guest selector may have changed before this button hydrated; the address contains its counts.
    const query = new URLSearchParams(location.search);
    const guestCounts = parseGuestCounts({ adults: query.get('guestsAdults'), children: query.get('guestsChildren') });
    if (guestCounts) follow(guestCounts);
    return onPartyChanged(follow);
  }, [href, comesFrom, planHref]);
  return party;
}

/** Cleared after 20 seconds, or when the page is restored from the history (SUI-16, H73). */
function usePress(): BookingPress | undefined {
  const [press, setPress] = useState<BookingPress>();
  useEffect(() => {
    setPress(findBookingPress());
    return onBookingPressed(setPress);
  }, []);
  useEffect(() => {
    const enableAll = () => notifyBookingPressed(undefined);
    window.addEventListener('pageshow', enableAll);
    return () => window.removeEventListener('pageshow', enableAll);
  }, []);
  useEffect(() => {
    if (!press) return undefined;
    const timer = setTimeout(() => setPress(undefined), press.at + BUTTONS_RETURN_AFTER - Date.now());
    return () => clearTimeout(timer);
  }, [press]);
  return press;
}

/** Updates a suite's button when an open page refreshes its prices (H65, SUI-13). */
function useFreshOffer(initial: SuiteButtonProps): SuiteButtonProps {
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
