import type { Request, Response } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { VesselContent } from '../../core/vessel/vessel-content.port';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { LineFactsView } from '../../../views/layout/line-facts';
import type { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { notFound } from '../http-error';
import type { PartyTrips } from '../party/party-trips';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { luggageLabelsDocument } from './luggage-labels.document';
import type { PreparationLists } from './preparation.pages';

const schema = Joi.object({ traveller: Joi.number().integer().min(0).max(99).required() });
const defaultCount = 2;

export class LuggageLabelsPages {
  constructor(
    private readonly trips: PartyTrips,
    private readonly lists: PreparationLists,
    private readonly renderer: Pick<GuestDocumentRenderer, 'render'>,
    private readonly line: Pick<LineFactsView, 'name'>,
    private readonly vessels: VesselContent,
  ) {}

  readonly labels = async (req: Request, res: Response): Promise<void> => {
    const view = await this.trips.open(req);
    const { traveller } = readForm(schema, req.query);
    const row = (await this.lists.rows(view)).find(
      (one) => one.item === 'boarding' && one.traveller.position === traveller,
    );
    if (!row || !atLeast(row.level, 'see')) throw notFound();
    const { title, dates } = await this.trips.describe(view, req.log);
    const [first] = segmentsOf(view.trip);
    const cabin = first?.cabinNumber;
    const pdf = await this.renderer.render({
      ownerId: view.contactId,
      template: luggageLabelsDocument,
      facts: {
        lineName: this.line.name,
        vessel: (await this.vessels.getVessel()).name,
        name: row.traveller.fullName,
        ...(cabin === undefined ? {} : { cabin }),
        voyage: title,
        dates,
        reservationId: view.trip.reservationId,
        count: Math.max(1, Number(row.entry?.values['bags'] ?? defaultCount)),
      },
    });
    res
      .type('pdf')
      .attachment(`luggage-labels-${view.trip.reservationId}.pdf`)
      .set('Cache-Control', 'private, no-store')
      .send(pdf);
  };
}
