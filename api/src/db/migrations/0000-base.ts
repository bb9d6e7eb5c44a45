import type { Knex } from 'knex';
import { createFormTable } from '../record-columns.ts';
import { createTable, exactColumn, keyColumn } from '../tables.ts';

/** Creates the tables as they were on 25 November 2026; a database of that day or later has them already. */
export default {
  up: async (db) => {
    await createFormTable(db, 'business_leads', (table) => {
      table.string('name', 100).notNullable();
      table.string('mobile_number', 32).notNullable();
      table.string('email', 254).notNullable();
    });
    await createFormTable(db, 'contact_messages', (table) => {
      table.string('name', 100).notNullable();
      table.string('email', 254).notNullable();
      table.text('message').notNullable();
      table.string('plan', 300).notNullable().defaultTo('');
    });
    await createFormTable(db, 'partner_applications', (table) => {
      table.string('name', 100).notNullable();
      table.string('organization', 200).notNullable();
      table.string('designation', 200).notNullable();
      table.string('country', 200).notNullable();
      table.string('contact_number', 32).notNullable();
      table.string('email', 254).notNullable();
      table.string('product', 200).notNullable();
      table.text('notes').notNullable();
    });
    await createSubmissionTables(db);
    await createAccountTables(db);
    await createRecordTables(db);
  },
} satisfies Knex.Migration;

/** Creates what the intake needs beside the tables of the forms. */
async function createSubmissionTables(db: Knex) {
  await createTable(db, 'captcha_nonces', (table) => {
    keyColumn(db, table, 'nonce', 128).notNullable().primary();
    keyColumn(db, table, 'submission_id', 128).notNullable();
    table.bigInteger('expires_at').notNullable().index('captcha_nonces_expires_at');
  });
  await createTable(db, 'outbox', (table) => {
    table.increments('id');
    keyColumn(db, table, 'submission_table', 40).notNullable();
    keyColumn(db, table, 'submission_id', 128).notNullable();
    keyColumn(db, table, 'channel', 16).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    // Null once the notification is sent or has failed.
    table.bigInteger('next_attempt_at').index('outbox_next_attempt_at');
    table.bigInteger('sent_at');
    table.bigInteger('failed_at').index('outbox_failed_at');
    table.string('last_error', 200);
    table.bigInteger('created_at').notNullable();
    table.unique(['submission_table', 'submission_id', 'channel'], { indexName: 'outbox_submission' });
  });
  await createTable(db, 'shared_counts', (table) => {
    // Each process writes only its own rows, so that two processes never wait for each other.
    keyColumn(db, table, 'holder', 16).notNullable();
    keyColumn(db, table, 'key_hash', 43).notNullable().index('shared_counts_key_hash');
    table.integer('points').notNullable();
    table.bigInteger('expires_at').notNullable().index('shared_counts_expires_at');
    table.primary(['holder', 'key_hash']);
  });
  // Unused; a rollback needs it.
  await createTable(db, 'search_progress', (table) => {
    keyColumn(db, table, 'submission_table', 40).notNullable();
    table.integer('version').notNullable();
    table.bigInteger('row_id').notNullable();
    table.primary(['submission_table', 'version']);
  });
}

async function createAccountTables(db: Knex) {
  await createTable(db, 'administrators', (table) => {
    table.increments('id');
    exactColumn(db, table, 'username', 200).notNullable().unique({ indexName: 'administrators_username' });
    keyColumn(db, table, 'password_hash', 255).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('disabled_at');
    keyColumn(db, table, 'role', 16).notNullable().defaultTo('administrator');
    // True after another administrator has set the password.
    table.boolean('must_change_password').notNullable().defaultTo(false);
  });
  await createTable(db, 'sessions', (table) => {
    keyColumn(db, table, 'id_hash', 64).notNullable().primary();
    table.integer('administrator_id').unsigned().notNullable().index('sessions_administrator_id');
    table.bigInteger('created_at').notNullable().index('sessions_created_at');
    table.bigInteger('seen_at').notNullable().index('sessions_seen_at');
    keyColumn(db, table, 'address', 45).notNullable().defaultTo('');
    keyColumn(db, table, 'client', 40).notNullable().defaultTo('');
    // Wrong codes between the previous sign-in and this one.
    table.integer('failed_codes').notNullable().defaultTo(0);
    table.bigInteger('last_failed_code_at').notNullable().defaultTo(0);
  });
  await createTable(db, 'pending_sign_ins', (table) => {
    keyColumn(db, table, 'id_hash', 64).notNullable().primary();
    table.integer('administrator_id').unsigned().notNullable().index('pending_sign_ins_administrator_id');
    table.bigInteger('created_at').notNullable().index('pending_sign_ins_created_at');
  });
  await createTable(db, 'second_factors', (table) => {
    table.integer('administrator_id').unsigned().notNullable().primary();
    keyColumn(db, table, 'secret', 255).notNullable();
    // Null until the first code is confirmed.
    table.bigInteger('confirmed_at');
    table.bigInteger('last_step').notNullable();
    // Wrong app codes since the last correct one, and the time until which further codes are refused.
    table.integer('failed_codes').notNullable().defaultTo(0);
    table.bigInteger('codes_refused_until').notNullable().defaultTo(0);
    // Wrong app and recovery codes since the last sign-in.
    table.integer('failures_since_sign_in').notNullable().defaultTo(0);
    table.bigInteger('last_failure_at').notNullable().defaultTo(0);
  });
  await createTable(db, 'recovery_codes', (table) => {
    table.increments('id');
    table.integer('administrator_id').unsigned().notNullable();
    keyColumn(db, table, 'beginning', 4).notNullable();
    keyColumn(db, table, 'rest_hash', 255).notNullable();
    table.bigInteger('used_at');
    table.index(['administrator_id', 'beginning'], 'recovery_codes_administrator_id');
  });
  await createTable(db, 'visits', (table) => {
    table.integer('administrator_id').unsigned().primary();
    table.bigInteger('seen_at').notNullable();
    // Null during the first visit.
    table.bigInteger('previous_end');
  });
  await createTable(db, 'saved_views', (table) => {
    table.increments('id');
    table.integer('administrator_id').unsigned().notNullable();
    keyColumn(db, table, 'kind', 40).notNullable();
    exactColumn(db, table, 'name', 60).notNullable();
    // A ListView as JSON.
    table.text('view').notNullable();
    table.unique(['administrator_id', 'kind', 'name'], { indexName: 'saved_views_name' });
  });
}

/** Creates what the panel writes about records: totals, history, exports, erasures and the audit log. */
async function createRecordTables(db: Knex) {
  await createTable(db, 'submission_counts', (table) => {
    keyColumn(db, table, 'submission_table', 40).notNullable();
    keyColumn(db, table, 'folder', 8).notNullable();
    table.integer('day').notNullable();
    keyColumn(db, table, 'source', 40).notNullable();
    keyColumn(db, table, 'offering', 40).notNullable();
    table.integer('total').notNullable();
    table.integer('unread').notNullable();
    table.primary(['submission_table', 'folder', 'day', 'source', 'offering']);
    table.index(['submission_table', 'day', 'source'], 'submission_counts_source');
  });
  await createTable(db, 'submission_events', (table) => {
    table.increments('id');
    keyColumn(db, table, 'submission_table', 40).notNullable();
    table.integer('row_id').unsigned().notNullable();
    table.bigInteger('at').notNullable();
    table.integer('administrator_id').unsigned().notNullable();
    keyColumn(db, table, 'kind', 10).notNullable();
    table.text('detail').notNullable();
    // The account that an entry of the kind 'assign' is about.
    table.integer('assignee_id').unsigned();
    table.index(['submission_table', 'row_id', 'id'], 'submission_events_row');
    table.index(['assignee_id', 'at'], 'submission_events_assignee');
  });
  await createTable(db, 'exports', (table) => {
    table.increments('id');
    table.bigInteger('at').notNullable();
    table.integer('administrator_id').unsigned().notNullable();
    keyColumn(db, table, 'kind', 40).notNullable();
    table.text('filter').notNullable();
    table.text('columns').notNullable();
    table.integer('row_count').notNullable();
    keyColumn(db, table, 'sha256', 64).notNullable();
    keyColumn(db, table, 'state', 10).notNullable();
  });
  await createTable(db, 'erasures', (table) => {
    table.increments('id');
    table.bigInteger('at').notNullable().index('erasures_at');
    table.integer('administrator_id').unsigned().notNullable();
    table.text('hashes').notNullable();
    table.text('erased').notNullable();
  });
  await createTable(db, 'audit_log', (table) => {
    table.increments('id');
    table.bigInteger('at').notNullable();
    keyColumn(db, table, 'kind', 40).notNullable();
    // The actor, with the username at the time of the action; 0 and '' if unknown.
    table.integer('administrator_id').unsigned().notNullable();
    exactColumn(db, table, 'username', 200).notNullable();
    keyColumn(db, table, 'address', 45).notNullable();
    table.text('detail').notNullable();
    table.index(['at', 'id'], 'audit_log_at');
    table.index(['administrator_id', 'at', 'id'], 'audit_log_administrator');
    table.index(['kind', 'at', 'id'], 'audit_log_kind');
    table.index(['administrator_id', 'kind', 'at', 'id'], 'audit_log_administrator_kind');
  });
}
