/** The terms in force: the dialog shows until the pupil has agreed to these. */
export const AGREEMENT_VERSION = 1;

/** What the agree button asks first: a pupil who did not listen is offered the audio. */
export const confirmationFor = (audioWasPlayed: boolean): 'unheard' | 'heard' => (audioWasPlayed ? 'heard' : 'unheard');
