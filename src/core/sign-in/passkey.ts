/** A credential of Web Authentication with which a guest signs in. The private key never leaves the guest's devices. */
export interface Passkey {
  /** The authenticator chose this id of the credential; it is in base64url. */
  readonly passkeyId: string;
  readonly contactId: string;
  /**
   * The authenticator stores this id of the guest beside the key: it is opaque, and different from the contact's id.
   */
  readonly userHandle: string;
  /** The public key is a COSE key in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** The authenticator synchronises a backed-up passkey with other devices of the guest. */
  readonly isBackedUp: boolean;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt?: Date;
}

export const maxPasskeys = 10;
