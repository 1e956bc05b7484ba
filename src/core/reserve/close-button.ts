/** `close` goes back in the history; `back` goes to the fallback (RES-16). */
type CloseButtonMode = 'close' | 'back';

/** Routes are paths without query: another party or another error is the same route. */
interface CloseContext {
  readonly previousRoute: string;
  readonly currentRoute: string;
  /** True where going back in the history would not leave what the control closes. */
  readonly isFallbackForced: boolean;
}

export const HOME = '/';

const FLOW_ROUTE = /^\/(?:reserve-now|engine)(?:\/|$)/;

/** Back when there is no previous route, or it equals the current one (RES-17). */
export function closeButtonMode({ previousRoute, currentRoute, isFallbackForced }: CloseContext): CloseButtonMode {
  const isSame = trimRoute(previousRoute) === trimRoute(currentRoute);
  return isFallbackForced || previousRoute === '' || isSame ? 'back' : 'close';
}

/** True for a step of the reservation: closing it from another step must leave them all, so its fallback is forced. */
export const isReservationRoute = (route: string): boolean => FLOW_ROUTE.test(route);

const trimRoute = (route: string): string => route.replace(/\/+$/, '');
