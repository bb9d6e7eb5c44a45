import type { Middleware, Reducer, Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Location, NavigationType, Navigator } from 'react-router-dom';

/** Where the shell is, and how it came there. */
export interface HostSnapshot {
  location: Location;
  navigationType: NavigationType;
}

/** The shell's router, a react-router Navigator. A remote never keeps a history of its own. */
export interface HostRouter extends Navigator {
  getSnapshot(): HostSnapshot;
  subscribe(listener: () => void): () => void;
}

/** A notice of spec section 8; shown one at a time, whichever root asks. */
export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick(): void };
}

/** The one store of the page. It is loaded when first needed: most visits never need it. */
export interface HostStore {
  store: Store;
  /** Adds a slice; the same key again changes nothing. */
  injectReducer(key: string, reducer: Reducer): void;
  /** Adds a middleware; the same one again changes nothing. */
  injectMiddleware(middleware: Middleware): void;
}

/** What the visitor allows beyond what the site needs to work: nothing until they have said so. */
export interface Consent {
  /** To remember where their first and latest visit came from, and to send it with a form. */
  attribution: boolean;
}

export interface HostConsent {
  get(): Consent;
  /** Calls back after every change, also one made in another tab; gives what ends that. */
  onChange(listener: (consent: Consent) => void): () => void;
}

/** What the shell gives every remote. A host of version n accepts remotes written for n-1. */
export interface Host {
  readonly version: 1;
  /** React's version: `useId` differs between versions, so markup of another one is not hydrated. */
  readonly reactVersion: string;
  router: HostRouter;
  /** The store and, with it, what notices need: a form that has it can also tell of a lost connection. */
  loadStore(): Promise<HostStore>;
  toast(input: ToastInput): void;
  consent: HostConsent;
  /** Says that the page of this path stands: the shell scrolls, moves focus and announces the title. */
  pageShown(pathname: string): void;
  /** The designed state of a page that can't be had: what happened, retry, telephone and e-mail. */
  PageFailure: ComponentType<{ onRetry(): void }>;
}

export interface MountOptions {
  host: Host;
  element: HTMLElement;
  /** Whether `element` holds this remote's own markup for the current address. */
  hydrate: boolean;
}

/** What a remote exposes as `./mount`. */
export interface RemoteModule {
  mount(options: MountOptions): Promise<{ unmount(): void }>;
}
