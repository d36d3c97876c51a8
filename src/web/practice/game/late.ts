/** What comes late, when a game is asked for or one is left on the device: with it comes what seals answers, which is heavy. */
export { GameScreen } from '../components/game-screen.tsx';
export { forgetOthers } from './kept-answers.ts';
