export const AGREEMENT_VERSION = 1;

export interface Agreement {
  readonly version: number;
  readonly agreed: boolean;
}

/** The dialog shows until the pupil has agreed to the version in force; a refusal does not count as a record of consent. */
export const needsAgreement = (agreements: readonly Agreement[]): boolean =>
  !agreements.some((a) => a.version === AGREEMENT_VERSION && a.agreed);

/** What the agree button asks first: a pupil who did not listen is offered the audio. */
export const confirmationFor = (audioWasPlayed: boolean): 'unheard' | 'heard' => (audioWasPlayed ? 'heard' : 'unheard');
