import type { Request, Response } from 'express';
import {
  type InvitePerson,
  type InvitePersonOutcome,
  type TypedInvitation,
  defaultEnd,
} from '../../core/party/invite-person';
import { atLeast } from '../../core/party/access-matrix';
import type { PartyMembers } from '../../core/party/party-members.port';
import { roleNames } from '../../core/party/party-texts';
import type { PartyView } from '../../core/party/party-view';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { InviteFormView } from '../../../views/party/party-view';
import type { PartyPage, PartyPageProps } from '../../../views/party/PartyPage';
import { partyTexts as texts } from '../../../views/party/party.texts';
import { notFound } from '../http-error';
import { hrefParty } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { fieldsOf, formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { guestOf } from '../session/guest-of';
import type { PartyTrips } from './party-trips';
import { toOwnRoles, toPeople } from './people-view';

const formSchema = Joi.object({
  intent: Joi.string().valid('invite', 'remind', 'revoke').required(),
  member: formLine(80),
  role: formLine(20),
  traveller: formLine(4),
  name: formLine(200),
  email: formLine(320),
  endsOn: formLine(10),
  seesHealth: formLine(1),
});
const querySchema = Joi.object({ done: formLine(20), name: formLine(80), known: formLine(80) });

/** A map, because the key comes from the address. */
const receipts: ReadonlyMap<string, string> = new Map(Object.entries(texts.receipts));

const nothingTyped: TypedInvitation = {
  role: '',
  traveller: '',
  wards: [],
  name: '',
  email: '',
  endsOn: '',
  seesHealth: false,
};

interface PartyPagesParts {
  readonly trips: PartyTrips;
  readonly members: Pick<PartyMembers, 'findInvited' | 'revoke'>;
  readonly invite: InvitePerson;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

export class PartyPages {
  constructor(private readonly parts: PartyPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof PartyPage>> => {
    const view = await this.parts.trips.open(req);
    const { done, known: knownId } = readForm(querySchema, req.query);
    const person = (await this.findKnownPeople(view)).find(({ memberId }) => memberId === knownId);
    const values = person
      ? { ...nothingTyped, role: person.role, name: person.name, email: person.email }
      : nothingTyped;
    const text = receipts.get(done);
    const notice =
      text === undefined ? {} : { notice: { tone: done === 'unsent' ? 'info' : 'success', text } as const };
    return { props: await this.props(req, view, { values, errors: {}, ...notice }) };
  };

  readonly change = async (req: Request, res: Response): Promise<PageAnswer<typeof PartyPage> | void> => {
    const view = await this.parts.trips.open(req);
    const form = readForm(formSchema, req.body);
    if (form.intent === 'revoke') return this.revoke(res, view, form.member);
    const values: TypedInvitation = {
      ...form,
      wards: Object.keys(fieldsOf(req.body)).flatMap((name) => name.match(/^wards\.(\d+)$/)?.[1] ?? []),
      seesHealth: form.seesHealth !== '',
    };
    const about = { view, inviter: guestOf(req), ...(await this.voyageOf(req, view)) };
    const outcome =
      form.intent === 'invite'
        ? await this.parts.invite.run({ ...about, typedInvitation: values })
        : await this.parts.invite.remind({ ...about, memberId: form.member });
    if (!outcome) throw notFound();
    return this.answer(req, res, { view, values, outcome });
  };

  private async answer(
    req: Request,
    res: Response,
    {
      view,
      values,
      outcome,
    }: { readonly view: PartyView; readonly values: TypedInvitation; readonly outcome: InvitePersonOutcome },
  ): Promise<PageAnswer<typeof PartyPage> | void> {
    switch (outcome.kind) {
      case 'invited':
        return res.redirect(303, hrefParty(view.trip.reservationId, { done: outcome.isSent ? 'invited' : 'unsent' }));
      case 'invalid':
        return { status: 422, props: await this.props(req, view, { values, errors: outcome.errors }) };
      case 'refused':
        return {
          status: 422,
          props: await this.props(req, view, {
            values,
            errors: {},
            notice: { tone: 'error', text: texts.refused[outcome.reason] },
          }),
        };
    }
  }

  private async revoke(res: Response, view: PartyView, memberId: string): Promise<void> {
    const member = view.members.find((one) => one.memberId === memberId);
    if (!member || !view.mayRevoke(member)) throw notFound();
    await this.parts.members.revoke(memberId);
    const hasLeft = member.contactId === view.contactId && !view.isHolder && view.roles.length === 1;
    res.redirect(303, hasLeft ? paths.trips.list : hrefParty(view.trip.reservationId, { done: 'revoked' }));
  }

  private async props(req: Request, view: PartyView, formState: FormState): Promise<Omit<PartyPageProps, 'frame'>> {
    const [frame, form] = await Promise.all([this.parts.trips.frame(req, view), this.form(view, formState)]);
    const { people, former } = toPeople(view);
    const seesPeople = atLeast(view.ofTrip('people'), 'see');
    const { reservationId } = view.trip;
    return {
      ...frame,
      isHolder: view.isHolder,
      // Everyone else is listed among the people, where they can give up their role.
      own: view.isHolder ? toOwnRoles(view) : [],
      people: people.filter(({ isViewer }) => seesPeople || isViewer),
      former,
      action: paths.party.people,
      reservationId,
      ...(form ? { form } : {}),
      ...(formState.notice ? { notice: formState.notice } : {}),
    };
  }

  private async form(view: PartyView, { values, errors }: FormState): Promise<InviteFormView | undefined> {
    if (view.invitable.length === 0) return undefined;
    const { reservationId } = view.trip;
    const mayBe = view.isHolder
      ? view.travellers.filter(
          ({ isChild, contactId, position }) => !isChild && contactId === undefined && position !== view.self?.position,
        )
      : [];
    const asOption = ({ position, fullName }: { readonly position: number; readonly fullName: string }) => ({
      value: String(position),
      label: fullName,
    });
    return {
      action: paths.party.people,
      reservationId,
      roles: view.invitable.map((role) => ({
        value: role,
        label: roleNames[role].title,
        scope: roleNames[role].scope,
      })),
      travellers: mayBe.map(asOption),
      wards: view.givable.map(asOption),
      knownPeople: (await this.findKnownPeople(view)).map(({ memberId, name }) => ({
        label: name,
        href: `${hrefParty(reservationId, { known: memberId })}#invite`,
      })),
      lastDay: formatLongDate(defaultEnd(view, todayIn(this.parts.officeTimeZone, this.parts.clock.now()))),
      values,
      errors,
    };
  }

  private async findKnownPeople(view: PartyView) {
    const invitedMembers = await this.parts.members.findInvited(view.contactId);
    const others = invitedMembers.filter(
      ({ reservationId, email }) =>
        reservationId !== view.trip.reservationId && !view.members.some((member) => member.email === email),
    );
    return [...new Map(others.map((person) => [person.email, person])).values()];
  }

  private async voyageOf(req: Request, view: PartyView) {
    const { title, dates } = await this.parts.trips.describe(view, req.log);
    return { voyage: title, dates };
  }
}

interface FormState {
  readonly values: TypedInvitation;
  readonly errors: InviteFormView['errors'];
  readonly notice?: NonNullable<PartyPageProps['notice']>;
}
