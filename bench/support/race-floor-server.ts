import Fastify from 'fastify';
import Libsql from 'libsql';
import { Server } from 'socket.io';
import { LIVE_PATH } from '#domain/live/channel';
import { serveBench } from './control.ts';
import type { FloorHears, FloorTells } from './race-floor-events.ts';

/**
 * The least a race can be: whoever connects races whoever connected before, and an answer is one row on the disk before
 * both hear of it. No session, no rule, no validation, no questions.
 */
const [file = ''] = process.argv.slice(2);
const db = new Libsql(file);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);
db.exec(
  `create table if not exists floor_answers (id integer primary key, race_id integer not null, side integer not null,
     number integer not null, question_id integer not null, choice integer not null, is_correct integer not null, at text)`,
);
const insert = db.prepare(
  `insert into floor_answers (race_id, side, number, question_id, choice, is_correct, at) values (?, ?, ?, ?, ?, ?, ?)`,
);

const app = Fastify();
const io = new Server<FloorHears, FloorTells>(app.server, { path: LIVE_PATH, serveClient: false });

let connected = 0;
io.on('connection', (socket) => {
  const raceId = connected >> 1;
  const side = connected & 1;
  connected += 1;
  const room = `race:${raceId}`;
  socket.join(room);
  socket.on('answer', ({ number, questionId, answer }) => {
    const isCorrect = answer === 0;
    insert.run([raceId, side, number, questionId, answer, isCorrect ? 1 : 0, new Date().toISOString()]);
    io.to(room).emit('verdict', { side, number, questionId, answer, correctAnswer: 0, isCorrect });
  });
  socket.emit('begin', side);
});

await serveBench(app);
