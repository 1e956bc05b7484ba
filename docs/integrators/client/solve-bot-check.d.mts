/** What `/api/bot-check/challenge` answers with, as far as it is read here. */
export interface Challenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly nonce: string;
    readonly salt: string;
  };
}

/** A proof of work (ALTCHA): the counter whose derived key begins with the prefix that the site asks for. */
export function solve(challenge: Challenge): { readonly counter: number; readonly derivedKey: string };

/** Asks for the challenge of one form's action and solves it: the `token` that the form takes. */
export function solveBotCheck(site: string | URL, action: string): Promise<string>;
