import type { TypedInvitation } from '../../src/core/party/invite-person';

export interface RoleView {
  readonly title: string;
  readonly scope: string;
  readonly until?: string;
  readonly notes: readonly string[];
}

export interface PersonView {
  readonly memberId: string;
  readonly name: string;
  readonly email?: string;
  readonly state: string;
  readonly role: RoleView;
  readonly mayRemind: boolean;
  readonly mayRevoke: boolean;
  readonly isViewer: boolean;
}

export interface InviteFormView {
  readonly action: string;
  readonly reservationId: string;
  readonly roles: readonly { readonly value: string; readonly label: string; readonly scope: string }[];
  readonly travellers: readonly { readonly value: string; readonly label: string }[];
  readonly wards: readonly { readonly value: string; readonly label: string }[];
  readonly knownPeople: readonly { readonly label: string; readonly href: string }[];
  readonly lastDay: string;
  readonly values: TypedInvitation;
  readonly errors: Readonly<Partial<Record<string, string>>>;
}
