import type { Request, Response } from 'express';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { type PartyTrips, tripHrefOf } from '../party/party-trips';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import type { TripChangeLists } from './trip-change-lists';

const schema = Joi.object({ changes: formLine(4_000) });

export class TripChangesPages {
  constructor(
    private readonly trips: PartyTrips,
    private readonly lists: Pick<TripChangeLists, 'changes'>,
    private readonly changes: Pick<TripChanges, 'acknowledge'>,
  ) {}

  /** Each person acknowledges for themself; ids of changes that they may not see are ignored. */
  readonly acknowledge = async (req: Request, res: Response): Promise<void> => {
    const view = await this.trips.open(req);
    const namedIds = new Set(readForm(schema, req.body).changes.split(','));
    const seenIds = (await this.lists.changes(view)).map(({ changeId }) => changeId).filter((id) => namedIds.has(id));
    await this.changes.acknowledge({ reservationId: view.trip.reservationId, contactId: view.contactId }, seenIds);
    res.redirect(303, tripHrefOf(view));
  };
}
