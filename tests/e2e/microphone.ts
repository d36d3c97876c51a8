import type { Page } from '@playwright/test';

type WithMicrophone = Window & { unplugMicrophone?: () => void };

/** A tone in place of the microphone that this machine does not have; recorder and upload are the browser's own. */
export const plugInMicrophone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const target = audio.createMediaStreamDestination();
      tone.connect(target);
      tone.start();
      (window as WithMicrophone).unplugMicrophone = () => {
        for (const track of target.stream.getTracks()) {
          track.stop();
          // A browser says so itself only of a track that it ended.
          track.dispatchEvent(new Event('ended'));
        }
      };
      return target.stream;
    };
  });

export const unplugMicrophone = (page: Page): Promise<void> =>
  page.evaluate(() => (window as WithMicrophone).unplugMicrophone?.());

/** As where somebody says no, or has none. */
export const refuseMicrophone = (page: Page, reason: 'NotAllowedError' | 'NotFoundError' | 'NotReadableError') =>
  page.evaluate((name) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
  }, reason);
