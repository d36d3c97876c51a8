export interface FloorAnswer {
  readonly number: number;
  readonly questionId: number;
  readonly answer: number;
}

export interface FloorVerdict extends FloorAnswer {
  readonly side: number;
  readonly correctAnswer: number;
  readonly isCorrect: boolean;
}

/** What the floor tells a page: its side when it connects, and then both sides' verdicts. */
export interface FloorTells {
  begin: (side: number) => void;
  verdict: (told: FloorVerdict) => void;
}

export interface FloorHears {
  answer: (given: FloorAnswer) => void;
}
