import type { Request, Response } from 'express';
import { atLeast, staffMatrix } from '../../core/party/access-matrix';
import type { OpenParty } from '../../core/party/open-party';
import type { StaffMember } from '../../core/requests/staff-members.port';
import { preparationList, type PreparationRow, progressOf } from '../../core/preparation/preparation-list';
import type { PreparationTerms } from '../../core/preparation/preparation-terms';
import type { Preparations } from '../../core/preparation/preparations.port';
import type { StaffPreparations } from '../../core/preparation/staff-preparations.port';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn } from '../../core/shared/plain-date';
import type { StaffPreparationPage, StaffPreparationPageProps } from '../../../views/preparation/StaffPreparationPage';
import { preparationTexts as texts } from '../../../views/preparation/preparation.texts';
import { notFound } from '../http-error';
import { hrefLoginAgain, hrefStaffRequests } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import type { StaffAccess } from '../requests/staff-access';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { toTravellers } from './preparation-view';

const schema = Joi.object({ reservationId: formLine(40) });

interface StaffPreparationPagesParts {
  readonly access: StaffAccess;
  /** Absent where staff work in a CRM of their own. */
  readonly staffPreparations: StaffPreparations | undefined;
  readonly preparations: Pick<Preparations, 'find' | 'findReadings'>;
  readonly parties: Pick<OpenParty, 'run'>;
  readonly trips: Pick<PartyTrips, 'describe'>;
  readonly terms: PreparationTerms;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

export class StaffPreparationPages {
  constructor(private readonly parts: StaffPreparationPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof StaffPreparationPage> | void> => {
    const { access, staffPreparations } = this.parts;
    const member = await access.open(req, 'preparation');
    if (!staffPreparations) throw notFound();
    if (access.isCodeOld(req)) return res.redirect(302, hrefLoginAgain(req.originalUrl));
    const reservationId = readForm(schema, req.query).reservationId.trim();
    const list = await this.listOf(req, { reservationId, member, staffPreparations });
    return {
      status: list || reservationId === '' ? 200 : 404,
      props: {
        action: paths.staff.preparation,
        backHref: hrefStaffRequests(),
        reservationId,
        ...(list ? { list } : {}),
      },
    };
  };

  private async listOf(
    req: Request,
    request: {
      readonly reservationId: string;
      readonly member: StaffMember;
      readonly staffPreparations: StaffPreparations;
    },
  ): Promise<StaffPreparationPageProps['list']> {
    const { reservationId, member, staffPreparations } = request;
    const { preparations, parties, trips, terms, clock, officeTimeZone: timeZone } = this.parts;
    const contactId = await staffPreparations.findHolder(reservationId);
    const view = contactId === undefined ? undefined : await parties.run({ contactId, reservationId });
    if (!view) return undefined;
    const [entries, sharedEntries] = await Promise.all([
      preparations.find(reservationId),
      staffPreparations.read({ reservationId, member }),
    ]);
    const seesReadings = atLeast(staffMatrix[member.role].readings, 'see');
    const readings = seesReadings ? await preparations.findReadings(reservationId) : undefined;
    // States and due days are those that the holder sees; of the entries only the shared ones.
    const list = preparationList({ view, entries, terms, today: todayIn(timeZone, clock.now()) });
    const rows = list.map(({ entry: _holders, owner, ...row }): PreparationRow => {
      const entry = sharedEntries.find(
        ({ traveller, item }) => traveller === row.traveller.position && item === row.item,
      );
      return {
        ...row,
        level: entry ? 'see' : 'state',
        owner: { ...owner, isViewer: false },
        ...(entry ? { entry } : {}),
      };
    });
    const { title, dates } = await trips.describe(view, req.log);
    const { givenCount, all, overdue } = progressOf(rows);
    return {
      trip: `${title}, ${dates}`,
      progress: texts.progress(givenCount, all),
      ...(overdue > 0 ? { overdue: texts.overdue(overdue) } : {}),
      travellers: toTravellers(rows, { reservationId, readings, timeZone, stateOnly: texts.staff.unshared }),
    };
  }
}
