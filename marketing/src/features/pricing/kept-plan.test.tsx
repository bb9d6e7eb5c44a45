import { keepText, takeKeptText } from '../../submission/kept-text.ts';
import { carryPlan, keepPlan } from './kept-plan.ts';

beforeEach(() => sessionStorage.clear());

const carried = () => takeKeptText('contact')?.values.plan;

test('carries the plan of the pressed button with its modules and billing', () => {
  keepPlan('erp', { modules: { Light: ['Accounting & Finance'], Scaled: ['Accounting & Finance', 'Job'] } });
  keepPlan('erp', { isAnnual: true });
  carryPlan('erp', 'Scaled');
  expect(carried()).toBe('Enterprise Resource Planning – Scaled: Accounting & Finance, Job; annual billing');
  carryPlan('erp', 'Premium');
  expect(carried()).toBe('Enterprise Resource Planning – Premium; annual billing');
});

test('carries all plans with chosen modules if the button belongs to no plan', () => {
  keepPlan('erp', { modules: { Light: ['Accounting & Finance'], Scaled: ['Job'] } });
  carryPlan('erp');
  expect(carried()).toBe(
    'Enterprise Resource Planning – Light: Accounting & Finance; Scaled: Job; monthly billing',
  );
});

test('carries a package without billing', () => {
  carryPlan('web', 'Basic');
  expect(carried()).toBe('Web Application Development – Basic');
});

test('carries the offering alone if nothing of it was chosen', () => {
  keepPlan('erp', { isAnnual: false, modules: { Light: [] } });
  carryPlan('erp');
  expect(carried()).toBe('Enterprise Resource Planning');
  carryPlan('mobile');
  expect(carried()).toBe('Mobile Apps');
});

test('carries the billing alone if no plan was chosen', () => {
  keepPlan('lms', { isAnnual: true });
  carryPlan('lms');
  expect(carried()).toBe('Learning Management System – annual billing');
});

test('leaves text that is kept for the form after a deploy', () => {
  keepText('contact', { values: { name: 'Nimal' }, begunAt: 7 });
  carryPlan('lms', 'Starter');
  expect(takeKeptText('contact')).toEqual({
    values: { name: 'Nimal', plan: 'Learning Management System – Starter; monthly billing' },
    begunAt: 7,
  });
});
