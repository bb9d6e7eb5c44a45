import type { Store } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Location, NavigationType, Navigator } from 'react-router-dom';

/** Current location of the shell and the navigation that led there. */
export interface HostSnapshot {
  location: Location;
  navigationType: NavigationType;
}

/** The shell's router, a react-router Navigator. A remote keeps no separate history. */
export interface HostRouter extends Navigator {
  getSnapshot(): HostSnapshot;
  subscribe(listener: () => void): () => void;
}

/** A toast. Only one is shown at a time, whichever app requests it. */
export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick(): void };
}

/** The page's store. It is loaded on first use; most visits never need it. */
export interface HostStore {
  store: Store;
}

/** The optional data processing that the visitor allows. Nothing is allowed until they choose. */
export interface Consent {
  /** Whether to store the source of the first and latest visit and send it with a form. */
  attribution: boolean;
}

export interface HostConsent {
  get(): Consent;
  /** Calls back after every change, including changes in other tabs. Returns the unsubscribe function. */
  onChange(listener: (consent: Consent) => void): () => void;
}

/** The interface the shell passes to every remote. */
export interface Host {
  /** React's version: `useId` differs between versions, so markup of another version is not hydrated. */
  readonly reactVersion: string;
  router: HostRouter;
  /** Loads the store and the toasts, so that a form can later report a lost connection. */
  loadStore(): Promise<HostStore>;
  toast(input: ToastInput): void;
  consent: HostConsent;
  /**
   * Reports that the page of this path is rendered. The shell scrolls, moves the focus and, once the document has the
   * page's title, announces it.
   */
  pageShown(pathname: string, titled?: Promise<void>): void;
  /** Error page: what happened, a retry button, telephone and e-mail. */
  PageFailure: ComponentType<{ onRetry(): void }>;
}

export interface MountOptions {
  host: Host;
  element: HTMLElement;
  /** Whether `element` contains this remote's prerendered markup for the current address. */
  hydrate: boolean;
}

/** The module that a remote exposes as `./mount`. */
export interface RemoteModule {
  mount(options: MountOptions): Promise<{ unmount(): void }>;
}
