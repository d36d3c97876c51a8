import Fastify from 'fastify';
import Libsql from 'libsql';
import { serveBench } from './control.ts';

/**
 * The least a server can do: bare Fastify and raw prepared statements, with the durability the product has.
 * No headers, no session, no validation, no log.
 */
const [file = ''] = process.argv.slice(2);
const db = new Libsql(file);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);
const read = db.prepare('select id, name, first_name, grade, points, balance from students where id = ?');
const insert = db.prepare('insert into floor_rows (student_id, note, at) values (?, ?, ?)');

const app = Fastify();
app.get('/hello', async () => ({ ok: true }));
app.get<{ Params: { id: string } }>('/read/:id', async (request) => read.get([Number(request.params.id)]));
app.post<{ Body: { studentId: number; note: string } }>('/insert', async ({ body }) => {
  const { lastInsertRowid } = insert.run([body.studentId, body.note, new Date().toISOString()]);
  return { id: Number(lastInsertRowid) };
});

await serveBench(app);
