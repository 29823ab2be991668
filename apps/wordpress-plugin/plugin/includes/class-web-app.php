<?php

namespace Indoor_Maps_brand_slug;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The web app: the viewer as part of the page, without a frame. */
final class Web_App {

	const SHORTCODE = 'brand-slug-app';

	/** Attributes that the script hands on to the web app. */
	const OPTIONS = array( 'venue', 'location', 'floor', 'from', 'to', 'accessible', 'language', 'mode', 'theme' );

	/** Attributes of the element itself. */
	const OWN = array( 'height', 'title' );

	const MODULE       = '@brand-slug/web-app';
	const START_MODULE = '@brand-slug/start-web-app';

	public static function register(): void {
		add_shortcode( self::SHORTCODE, array( self::class, 'render' ) );
		// Not by an address in the page's markup: authors could write one that is not the portal's.
		wp_register_script_module( self::MODULE, Settings::address( '/viewer/web-app.js' ), array(), null );
		wp_register_script_module(
			self::START_MODULE,
			plugins_url( 'assets/start-web-app.js', PLUGIN_FILE ),
			array(
				array( 'id' => self::MODULE, 'import' => 'dynamic' ),
			),
			VERSION
		);
	}

	/** @return string[] */
	public static function attributes(): array {
		return array_merge( self::OPTIONS, self::OWN );
	}

	/**
	 * The element that the script fills. Without scripts it is a link to the hosted viewer.
	 *
	 * @param mixed $given An array, or a text where a shortcode has no attributes.
	 */
	public static function render( $given ): string {
		$read   = Frame::read( $given, self::attributes() );
		$values = $read['values'];
		if ( ! $read['is_usable'] ) {
			return Problems::markup( $read['problems'] );
		}
		wp_enqueue_script_module( self::START_MODULE );
		$options = array( 'key' => Settings::get( 'key' ) );
		foreach ( self::OPTIONS as $name ) {
			if ( '' !== $values[ $name ] ) {
				$options[ $name ] = $values[ $name ];
			}
		}
		$hosted = Settings::address( '/viewer/' ) . '?' . http_build_query( array( 'venue' => $values['venue'] ), '', '&', PHP_QUERY_RFC3986 );
		return sprintf(
			'%s<div class="brand-slug-app" role="region" aria-label="%s" data-options="%s" style="height:%s"><a href="%s">%s</a></div>',
			Problems::markup( $read['problems'] ),
			esc_attr( Frame::title_of( $values ) ),
			esc_attr( (string) wp_json_encode( $options ) ),
			esc_attr( $values['height'] ),
			esc_url( $hosted ),
			esc_html__( 'Open the map', 'brand-slug-maps' )
		);
	}
}
