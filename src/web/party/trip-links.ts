import type { PartyView } from '../../core/party/party-view';
import type { TripLinkView } from '../../../views/trips/TripLinks';
import { portSymbol } from '../../core/shared/port-symbol';

export interface TripLink {
  readonly order: number;
  of(view: PartyView): Promise<TripLinkView | undefined>;
}
export const TripLink = portSymbol<TripLink>('TripLink');

export class TripLinks {
  constructor(private readonly links: readonly TripLink[]) {}

  async of(view: PartyView): Promise<readonly TripLinkView[]> {
    const inOrder = this.links.toSorted((one, other) => one.order - other.order);
    const links = await Promise.all(inOrder.map((link) => link.of(view)));
    return links.flatMap((link) => link ?? []);
  }
}
