import { Component, type ReactNode } from 'react';
import { boundary } from '#strings/widgets';
import { Button } from './button.tsx';

/** A screen that throws while drawing leaves the rest of the page standing and offers another try. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div
        role="alert"
        className="mx-auto mt-10 grid max-w-md justify-items-center gap-3 rounded-card bg-card p-8 text-center shadow-card"
      >
        <h1 className="text-xl font-black">{boundary.title}</h1>
        <p className="text-muted">{boundary.body}</p>
        <Button icon="refresh" onClick={() => this.setState({ failed: false })}>
          {boundary.retry}
        </Button>
      </div>
    );
  }
}
