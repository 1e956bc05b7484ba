import type { Request } from 'express';
import { type AnswerInvitation, type FoundInvitation, invitationAnswers } from '../../core/party/answer-invitation';
import { roleNames } from '../../core/party/party-texts';
import { formatLongDate } from '../../core/shared/plain-date';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { LoginHints } from '../../core/sign-in/login-hints';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import type { InvitationPage } from '../../../views/party/InvitationPage';
import { hrefLogin, hrefSharedTrip } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { signedInGuest } from '../session/guest-of';
import { titleAndDates } from '../trips/trip-card-view';
import { readTripContents } from '../trips/trip-contents';

const tokenSchema = Joi.object({ token: formLine(80) });
const formSchema = Joi.object({
  answer: Joi.string()
    .valid(...invitationAnswers)
    .required(),
});

interface InvitationPagesParts {
  readonly answers: AnswerInvitation;
  readonly trips: Pick<TripRepository, 'getTrip'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly hints: Pick<LoginHints, 'give'>;
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
}

/** The page that an invitation links to. Before the answer it only says who invites and to which voyage. */
export class InvitationPages {
  constructor(private readonly parts: InvitationPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof InvitationPage>> =>
    this.answerOf(req, await this.parts.answers.find(tokenOf(req)));

  readonly answer = async (req: Request): Promise<PageAnswer<typeof InvitationPage>> => {
    const { answer } = readForm(formSchema, req.body);
    return this.answerOf(req, await this.parts.answers.run(tokenOf(req), answer));
  };

  private async answerOf(req: Request, invitation: FoundInvitation): Promise<PageAnswer<typeof InvitationPage>> {
    const props = await this.toProps(req, invitation);
    return {
      ...(props.kind === 'ended' ? { status: 404 } : {}),
      props,
    };
  }

  private async toProps(
    req: Request,
    invitation: FoundInvitation,
  ): Promise<PageAnswer<typeof InvitationPage>['props']> {
    switch (invitation.kind) {
      case 'open': {
        const { member } = invitation;
        const { title: role, scope } = roleNames[member.role];
        return {
          kind: 'open',
          action: paths.party.invitation,
          token: tokenOf(req),
          ...(await this.voyageOf(req, member)),
          name: member.name,
          role,
          scope,
          until: formatLongDate(member.endsOn),
        };
      }
      case 'accepted': {
        const { member } = invitation;
        const tripHref = hrefSharedTrip(member.reservationId);
        const isSignedIn = signedInGuest(req)?.contactId === member.contactId;
        return {
          kind: 'accepted',
          signInHref: isSignedIn ? tripHref : hrefLogin(tripHref, this.parts.hints.give({ email: member.email })),
        };
      }
      case 'declined':
      case 'ended':
        return { kind: invitation.kind };
    }
  }

  private async voyageOf(
    req: Request,
    member: { readonly holderId: string; readonly inviterId: string; readonly reservationId: string },
  ) {
    const [trip, inviter, contents] = await Promise.all([
      this.parts.trips.getTrip({ contactId: member.holderId }, member.reservationId),
      this.parts.guests.getGuest(member.inviterId),
      readTripContents(this.parts.content, req.log),
    ]);
    const { title, dates } = trip ? titleAndDates(segmentsOf(trip), contents) : { title: '', dates: '' };
    return { from: `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim(), voyage: title, dates };
  }
}

const tokenOf = (req: Request): string => readForm(tokenSchema, req.method === 'GET' ? req.query : req.body).token;
