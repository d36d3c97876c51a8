import type pg from 'pg';
import type { Run } from './on-database.ts';

/**
 * What the migrations leave behind, remembered inside the template and so in each of its copies. A database made as
 * new from it costs less than another copy, and a thousand copies take most of a minute to delete.
 */
export const rememberAsNew = async (run: Run): Promise<void> => {
  await run(`
    create schema kept;
    do $$
    declare name text;
    begin
      for name in select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      loop
        execute format('create table kept.%1$I as table public.%1$I', name);
      end loop;
    end $$;
    create schema kept_numbers;
    create table kept_numbers.sequences as
      select sequencename, start_value, last_value from pg_sequences where schemaname = 'public';
    create view kept_numbers.shape as select
      (select count(*) from pg_class) as relations,
      (select count(*) from pg_attribute where not attisdropped) as columns,
      (select count(*) from pg_trigger) as triggers,
      (select count(*) from pg_constraint) as constraints;
    create table kept_numbers.mark as select pg_current_xact_id()::text::bigint as last_kept;
    create function kept_numbers.is_as_new(name text) returns boolean language plpgsql as $$
    declare answer boolean;
    begin
      if to_regclass(format('kept.%I', name)) is null then return false; end if;
      -- Every row is as old as the beginning, and none is missing.
      execute format('select (select count(*) from public.%1$I) = (select count(*) from kept.%1$I)
        and not exists (select from public.%1$I as stored, kept_numbers.mark where stored.xmin::text::bigint > last_kept)', name) into answer;
      return answer;
    end $$;
    create function kept.restore(used text[]) returns void language plpgsql as $$
    declare name text;
    begin
      for name in select relname from pg_class where relnamespace = 'kept'::regnamespace and relkind = 'r'
        and relname = any (used)
      loop
        execute format('insert into public.%1$I overriding system value table kept.%1$I', name);
      end loop;
      update kept_numbers.mark set last_kept = pg_current_xact_id()::text::bigint;
      perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, start_value), last_value is not null)
        from kept_numbers.sequences;
    end $$;
    create table kept_numbers.first_shape as table kept_numbers.shape with no data;
    insert into kept_numbers.first_shape table kept_numbers.shape`);
};

const USED = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    and not kept_numbers.is_as_new(relname)`;

const HAS_ITS_SHAPE = 'select 1 from kept_numbers.shape natural join kept_numbers.first_shape';

/** Gives the database back the rows and numbers it began with; answers false where a test has changed its tables. */
export const makeAsNew = async (pool: pg.Pool): Promise<boolean> => {
  const connection = await pool.connect();
  try {
    if (!(await connection.query(HAS_ITS_SHAPE)).rowCount) return false;
    const used = (await connection.query<{ name: string }>(USED)).rows.map(({ name }) => name);
    // Neither triggers nor references are asked: all of it goes.
    await connection.query('set session_replication_role = replica');
    if (used.length > 0) {
      await connection.query(used.map((name) => `delete from public.${name}`).join(';'));
      // Empty to the last page, so that the next test's rows lie in the order in which they came.
      await connection.query(`vacuum (index_cleanup on) ${used.map((name) => `public.${name}`).join()}`);
    }
    await connection.query('select kept.restore($1)', [used]);
    await connection.query('set session_replication_role = origin');
    return true;
  } finally {
    connection.release();
  }
};
