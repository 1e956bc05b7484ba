import type * as WebAuthn from '@simplewebauthn/server';
import type { PasskeyCeremony } from '../../core/sign-in/passkey-ceremony.port';

interface RelyingParty {
  /** The only origin on which passkeys are created and used; known once the server listens. */
  readonly site: { readonly origin: string };
  readonly lineName: string;
}

type CreationJson = Parameters<typeof WebAuthn.verifyRegistrationResponse>[0]['response'];
type UseJson = Parameters<typeof WebAuthn.verifyAuthenticationResponse>[0]['response'];

/** Milliseconds that a guest may take with the device; a challenge is valid as long. */
const timeout = 5 * 60_000;

/** Web Authentication with `@simplewebauthn/server`, which is loaded at the first use: it takes 0.3 s. */
export class SimpleWebAuthnCeremony implements PasskeyCeremony {
  constructor(private readonly relyingParty: RelyingParty) {}

  async creationOptions({
    challenge,
    userHandle,
    userName,
    displayName,
    knownPasskeys,
  }: Parameters<PasskeyCeremony['creationOptions']>[0]): Promise<object> {
    const { generateRegistrationOptions } = await load();
    return generateRegistrationOptions({
      rpName: this.relyingParty.lineName,
      rpID: this.rpId,
      userName,
      userDisplayName: displayName,
      userID: bytes(userHandle),
      challenge: bytes(challenge),
      timeout,
      attestationType: 'none',
      excludeCredentials: knownPasskeys.map(({ passkeyId }) => ({ id: passkeyId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async requestOptions({ challenge }: { readonly challenge: string }): Promise<object> {
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: bytes(challenge),
      timeout,
      userVerification: 'required',
    });
  }

  async verifyCreation({
    answer,
    challenge,
  }: Parameters<PasskeyCeremony['verifyCreation']>[0]): ReturnType<PasskeyCeremony['verifyCreation']> {
    const { verifyRegistrationResponse } = await load();
    const { registrationInfo: registration } = await orRefused(
      verifyRegistrationResponse({
        // A cast is safe because the library validates each part of the response.
        response: answer as unknown as CreationJson,
        expectedChallenge: challenge,
        expectedOrigin: this.relyingParty.site.origin,
        expectedRPID: this.rpId,
        requireUserVerification: true,
      }),
    );
    return (
      registration && {
        passkeyId: registration.credential.id,
        publicKey: Buffer.from(registration.credential.publicKey).toString('base64url'),
        counter: registration.credential.counter,
        isBackedUp: registration.credentialBackedUp,
      }
    );
  }

  async verifyUse({
    answer,
    challenge,
    passkey: { passkeyId, publicKey, userHandle },
  }: Parameters<PasskeyCeremony['verifyUse']>[0]): ReturnType<PasskeyCeremony['verifyUse']> {
    const response = answer as unknown as UseJson;
    const { verifyAuthenticationResponse } = await load();
    const verification = await orRefused(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.relyingParty.site.origin,
        expectedRPID: this.rpId,
        // The counter is compared where it is stored, in one step (PasskeyRepository.recordUse), so that none is passed
        // here.
        credential: { id: passkeyId, publicKey: bytes(publicKey), counter: 0 },
        requireUserVerification: true,
      }),
    );
    return verification.verified && response.response.userHandle === userHandle
      ? { counter: verification.authenticationInfo.newCounter }
      : undefined;
  }

  private get rpId(): string {
    return new URL(this.relyingParty.site.origin).hostname;
  }
}

const load = () => import('@simplewebauthn/server');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

interface Refusal {
  readonly verified: false;
  readonly registrationInfo?: undefined;
}

/** The library throws plain errors for every response that is not valid. */
const orRefused = <Verified extends object>(verification: Promise<Verified>): Promise<Verified | Refusal> =>
  verification.catch(() => ({ verified: false }));
