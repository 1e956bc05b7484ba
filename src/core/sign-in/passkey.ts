/** A credential of Web Authentication with which a guest signs in. The private key never leaves the guest's devices. */
export interface Passkey {
  /** The authenticator chose this id of the credential; it is in base64url. */
  readonly passkeyId: string;
  readonly contactId: string;
  /** The id of the guest that the authenticator stores beside the key: opaque, and different from the contact's id. */
  readonly userHandle: string;
  /** The public key is a COSE key in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** Whether the authenticator synchronises it with other devices of the guest. */
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt?: Date;
}

export const maxPasskeys = 10;
