import type { Identifier } from './guest';
import type {
  CodeCheckOutcome,
  CodeGuess,
  CodePreparation,
  OneTimeCodes,
  PreparedCode,
  UsedCode,
} from './one-time-codes.port';

/** Sends codes by mail and by text message through different vendors. */
export class CodesByChannel implements OneTimeCodes {
  constructor(private readonly channels: Readonly<Record<Identifier['channel'], OneTimeCodes>>) {}

  prepare(preparation: CodePreparation): Promise<PreparedCode> {
    return this.channels[preparation.identifier.channel].prepare(preparation);
  }

  check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    return this.channels[guess.identifier.channel].check(guess);
  }

  restore(code: UsedCode): Promise<void> {
    return this.channels[code.identifier.channel].restore(code);
  }
}
